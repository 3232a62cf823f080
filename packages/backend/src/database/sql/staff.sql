create or replace function desk_acts_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'what was done at the desk is append-only' using errcode = '23001';
end $$;

create or replace trigger desk_acts_append_only before update or delete on desk_acts
  for each row execute function desk_acts_are_append_only();
