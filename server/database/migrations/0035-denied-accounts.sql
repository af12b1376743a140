-- The few accounts whose owner said that somebody else acted on them: each load of an application looks for its signers among them.
create index identities_denied on identities (uuid) where denied_at is not null;
