-- When somebody read what a notification says. The notification itself follows from the application; only this is kept.
create table notification_reads (
  identity uuid not null references identities (uuid),
  notification uuid not null,
  read_at timestamptz not null,
  primary key (identity, notification)
);
