-- The content of a document may be moved to a store outside of the database: it is null from then on, and `stored_size` says how large it is.
-- `stored_at` is written before anything is sent there: where it is null, the store holds nothing of the document.
alter table documents
  alter column bytes drop not null,
  add column stored_at timestamptz,
  add column stored_size integer;
create index documents_unmoved on documents (created_at) where bytes is not null and purged_at is null;
create index documents_unremoved on documents (purged_at) where stored_at is not null and purged_at is not null;
