-- Who works for which lender, and as what. The account of such a person stands in identities like any other, under the
-- tenant '@staff', which no lender can be called: so their address may also be that of a customer.
create table staff_memberships (
  identity uuid not null references identities (uuid),
  role text not null,
  tenant text not null,
  primary key (identity, role, tenant)
);
