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

-- Posts a journal with all its postings, or nothing, and returns the outcome. The caller, `ledger/ledger.ts`, has checked that
-- the amounts add up to zero. It is a database function because each statement of its own would keep the busiest account
-- locked for one more round trip. Accounts come in the order of their ids, so that two journals never wait for each other.
create or replace function post_to_ledger(
  cause_ text, kind_ text, subject_ text, title_ text, fingerprint_ text, at_ timestamptz,
  account_ids text[], amounts bigint[]
) returns text language plpgsql as $$
declare
  journal bigint;
  balance bigint;
begin
  insert into journals (cause, kind, subject, title, fingerprint, created_at)
    values (cause_, kind_, subject_, title_, fingerprint_, at_)
    on conflict do nothing returning id into journal;
  if journal is null then
    return case when exists (select 1 from journals where cause = cause_ and fingerprint = fingerprint_)
      then 'repeated' else 'contradicted' end;
  end if;
  for line in 1 .. cardinality(account_ids) loop
    -- Accounts are opened by the first posting that names them.
    insert into accounts (id, may_go_below_zero)
      values (account_ids[line], account_ids[line] not like 'customer:%') on conflict do nothing;
    update accounts set balance_paise = balance_paise + amounts[line]
      where id = account_ids[line] and (may_go_below_zero or balance_paise + amounts[line] >= 0)
      returning balance_paise into balance;
    if not found then
      raise exception using errcode = 'LOW00';
    end if;
    insert into postings (journal_id, account_id, amount_paise, balance_after_paise)
      values (journal, account_ids[line], amounts[line], balance);
  end loop;
  return 'posted';
exception when sqlstate 'LOW00' then
  -- Everything above is undone.
  return 'refused';
end $$;
