-- Which variation of an experiment the owner of an application was assigned, once and for all.
create table experiment_assignments (
  identity uuid not null references identities (uuid),
  application uuid not null references applications (uuid),
  name text not null check (length(name) <= 64),
  variation text not null check (variation in ('variation', 'control')),
  assigned_at timestamptz not null,
  primary key (application, name)
);
create index experiment_assignments_identity on experiment_assignments (identity);
create index experiment_assignments_assigned_at on experiment_assignments (assigned_at);
