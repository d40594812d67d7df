-- Few of many: counted at every start, and looked at by a person.

create index quote_request_doubtful on quote_request (created_at) where doubt is not null;

create index inquiry_doubtful on inquiry (created_at) where doubt is not null;
