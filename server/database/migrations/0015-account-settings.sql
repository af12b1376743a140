-- An account that its owner closed; what it held is emptied once the law no longer asks for it, and its row stays, because
-- the log of evidence names it.
alter table identities add column closed_at timestamptz;
alter table identities add column erased_at timestamptz;
create index identities_closed on identities (closed_at) where closed_at is not null and erased_at is null;

-- Which letters and text messages somebody wants, where they said so. What has no row is as flows and registration left it.
create table notification_choices (
  identity uuid not null references identities (uuid),
  topic text not null,
  is_wanted boolean not null,
  chosen_at timestamptz not null,
  primary key (identity, topic)
);
