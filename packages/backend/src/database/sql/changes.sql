-- Tells every process whose affairs changed, so that what it remembers of a customer is never older than the last commit.
create or replace function tell_customer_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('customer_changed', to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;

create or replace trigger customers_tell after update on customers
  for each row execute function tell_customer_changed('id');
create or replace trigger sign_ins_tell after update on sign_ins
  for each row execute function tell_customer_changed('customer_id');
create or replace trigger reviews_tell after insert on astrologer_reviews
  for each row when (new.customer_id is not null) execute function tell_customer_changed('customer_id');
create or replace trigger consultations_tell_new after insert on consultations
  for each row execute function tell_customer_changed('customer_id');
-- Not when it was only heard of, or a minute was billed: nobody who waits is told that.
create or replace trigger consultations_tell after update on consultations
  for each row when (
    to_jsonb(old) - array['last_seen_at', 'billed_minutes', 'charged_paise', 'due_at']
    is distinct from to_jsonb(new) - array['last_seen_at', 'billed_minutes', 'charged_paise', 'due_at']
  ) execute function tell_customer_changed('customer_id');

-- To whom something was written, or by whom: their consultation is as it was.
create or replace function tell_message_written() returns trigger language plpgsql as $$
begin
  perform pg_notify('customer_changed', 'message ' || customer_id) from consultations where id = new.consultation_id;
  return null;
end $$;

create or replace trigger messages_tell after insert on chat_messages
  for each row execute function tell_message_written();
