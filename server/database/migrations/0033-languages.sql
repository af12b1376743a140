-- Language that an account's owner chose, null for the lender's first, and the language in which a letter was written.
alter table identities add column locale text;
alter table outbox add column locale text;
