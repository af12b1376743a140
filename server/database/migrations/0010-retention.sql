-- What a step, a job or a reviewer weighed is kept longer. Of uploads from before, nobody knows: they count as weighed.
alter table documents add column weighed_at timestamptz;
alter table documents add column purged_at timestamptz;
update documents set weighed_at = created_at where origin = 'UPLOADED';
create index documents_kept on documents (application) where purged_at is null;

-- How long a letter is kept follows from its kind and from the application that it is about. Letters from before are of
-- unknown kind, and kept as long as records of the newest application of whom they went to.
alter table outbox add column application uuid;
alter table outbox add column kind text not null default 'UNKNOWN';
alter table outbox alter column kind drop default;
update outbox set application = (
  select applications.uuid
  from identities join applications on applications.owner = identities.uuid
  where identities.tenant = outbox.tenant and identities.email = outbox.recipient
  order by applications.created_at desc
  limit 1
);
create index outbox_application on outbox (application);
create index outbox_created_at on outbox (created_at);
create index idempotency_keys_created_at on idempotency_keys (created_at);
