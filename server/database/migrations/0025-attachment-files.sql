-- Files of chats lie where those of documents do: see 0015-document-files.sql.
alter table chat_attachments
  alter column bytes drop not null,
  add column stored_at timestamptz,
  add column stored_size integer;
create index chat_attachments_unmoved on chat_attachments (created_at) where bytes is not null;
-- Files whose rows are gone, which the store may still hold.
create table removed_files (
  uuid uuid primary key,
  removed_at timestamptz not null default now()
);
create function note_removed_file() returns trigger language plpgsql as $$
begin
  insert into removed_files (uuid) values (old.uuid) on conflict do nothing;
  return null;
end $$;
create trigger chat_attachments_removed after delete on chat_attachments
  for each row when (old.stored_at is not null) execute function note_removed_file();
