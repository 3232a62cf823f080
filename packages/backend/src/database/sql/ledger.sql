create or replace function journal_must_balance() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_paise), 0) from postings where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not add up to zero', new.journal_id using errcode = '23514';
  end if;
  return null;
end $$;

drop trigger if exists postings_balance on postings;
create constraint trigger postings_balance after insert on postings
  deferrable initially deferred for each row execute function journal_must_balance();

create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '23001';
end $$;

create or replace trigger postings_append_only before update or delete on postings
  for each row execute function ledger_is_append_only();
create or replace trigger postings_no_truncate before truncate on postings
  for each statement execute function ledger_is_append_only();
create or replace trigger journals_append_only before update or delete on journals
  for each row execute function ledger_is_append_only();
create or replace trigger journals_no_truncate before truncate on journals
  for each statement execute function ledger_is_append_only();
