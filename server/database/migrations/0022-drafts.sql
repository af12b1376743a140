-- What somebody typed on a page and has not sent yet, kept because they asked for it: sealed, and gone once it is sent.
create table drafts (
  uuid uuid primary key,
  application uuid not null references applications (uuid) on delete cascade,
  identity uuid not null,
  name text not null,
  form text not null,
  sealed text not null,
  saved_at timestamptz not null,
  unique (application, identity, name)
);
create index drafts_saved_at on drafts (saved_at);
