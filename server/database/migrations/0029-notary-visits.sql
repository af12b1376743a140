-- The appointments of a notary: a time that one application has taken is offered to no other.
create index applications_notary_visits on applications ((heloc -> 'notaryVisit' ->> 'notary'))
  where heloc -> 'notaryVisit' is not null and heloc -> 'deedSignedAt' is null;
