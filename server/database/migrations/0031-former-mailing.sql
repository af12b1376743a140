-- Mailing address before an act of which an owner was told, where it changed it.
alter table security_notices add column former_mailing jsonb;
