-- What buyers see of a category, in its order, and the figures that pages give of it, without the rows themselves: no
-- process holds the catalogue, and a page reads only the products it shows.
create index product_shown on product (category_id, hidden, position, id, price, min_order);
