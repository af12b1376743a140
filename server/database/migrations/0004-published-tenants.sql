-- Lenders that are published to every server on this database, over those of its own folder.
create table published_tenants (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  content_hash text not null,
  published_at timestamptz not null default now()
);

-- What stands in the folder of such a lender: a name leads nowhere else, and no file is larger than is read from a folder.
create table published_tenant_files (
  tenant text not null references published_tenants (code) on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$'),
  content bytea not null check (octet_length(content) <= 10485760),
  primary key (tenant, name)
);
