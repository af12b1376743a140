-- The link by which somebody invited sets up their account: a hash of its token, and until when it may be used.
alter table identities
  add column invitation_hash text,
  add column invitation_expires_at timestamptz;
create unique index identities_invitation_hash on identities (invitation_hash);
