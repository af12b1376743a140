-- Until here chance alone kept loan numbers apart: of two that are the same, the younger application gets another.
do $$
declare
  twin record;
  number text;
begin
  for twin in
    select uuid, first_value(heloc ->> 'loanNumber') over same as shared, row_number() over same as place
    from applications where heloc ? 'loanNumber'
    window same as (partition by heloc ->> 'loanNumber' order by created_at, uuid)
  loop
    continue when twin.place = 1;
    loop
      number := left(twin.shared, 4) || (10000000 + floor(random() * 90000000))::bigint;
      exit when not exists (select from applications where heloc ->> 'loanNumber' = number);
    end loop;
    update applications set heloc = jsonb_set(heloc, '{loanNumber}', to_jsonb(number)) where uuid = twin.uuid;
  end loop;
end $$;
create unique index applications_loan_number on applications ((heloc ->> 'loanNumber'));
