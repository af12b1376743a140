-- Whom a provider of OpenID Connect knows by an account of its own, which is never given to somebody else, as an address may be:
-- null for accounts with passwords, and for those of a provider whose owner has not signed in since.
alter table identities add column provider_issuer text;
alter table identities add column provider_subject text;
create unique index identities_by_subject on identities (tenant, provider_issuer, provider_subject);
