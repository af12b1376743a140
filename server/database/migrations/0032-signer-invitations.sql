-- Whether the applicant still has to invite each additional signer, which until now only their identity told.
update applications
set heloc = jsonb_set(heloc, '{helocSigners}', (
  select jsonb_agg(signer || jsonb_build_object(
    'invitation', case when signer ? 'identityUuid' then 'SENT' else 'DUE' end) order by place)
  from jsonb_array_elements(heloc -> 'helocSigners') with ordinality as signers(signer, place)
))
where jsonb_array_length(heloc -> 'helocSigners') > 0;
