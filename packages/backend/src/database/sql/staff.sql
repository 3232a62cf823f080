create or replace function staff_activity_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the staff activity log is append-only' using errcode = '23001';
end $$;

create or replace trigger staff_activity_append_only before update or delete on staff_activity
  for each row execute function staff_activity_is_append_only();
