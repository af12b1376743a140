-- The link by which the reader of a notice says that it was not them: a hash of its token. A sealed one ended with its key.
alter table security_notices add column token_hash text;
create unique index security_notices_token_hash on security_notices (token_hash);
