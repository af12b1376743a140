-- The figures with which an application was submitted, for those submitted before they were kept: the ones that it has now.
update applications
set heloc = heloc || jsonb_build_object('submittedOffer', jsonb_strip_nulls(jsonb_build_object(
  'amount', heloc -> 'amount', 'term', heloc -> 'term', 'rate', heloc -> 'rate')))
where heloc ? 'submittedAt' and not heloc ? 'submittedOffer';
