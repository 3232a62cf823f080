-- Notifies every process of changes to what it has cached about a customer, so that a cache is never older than the last
-- commit.
create or replace function notify_customer_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('customer_changed', to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;

create or replace trigger customers_changed after update on customers
  for each row execute function notify_customer_changed('id');
create or replace trigger sign_ins_changed after update on sign_ins
  for each row execute function notify_customer_changed('customer_id');
create or replace trigger reviews_added after insert on astrologer_reviews
  for each row when (new.customer_id is not null) execute function notify_customer_changed('customer_id');
create or replace trigger consultations_added after insert on consultations
  for each row execute function notify_customer_changed('customer_id');
-- A heartbeat, a billed minute, and what is shown to the astrologer do not change what a poll answers.
create or replace trigger consultations_changed after update on consultations
  for each row when (
    to_jsonb(old) - array['last_seen_at', 'billed_minutes', 'charged_paise', 'due_at', 'customer_typing_until', 'customer_read_id']
    is distinct from to_jsonb(new) - array['last_seen_at', 'billed_minutes', 'charged_paise', 'due_at', 'customer_typing_until', 'customer_read_id']
  ) execute function notify_customer_changed('customer_id');

-- A message changes the list of messages, but not the consultation.
create or replace function notify_message_added() returns trigger language plpgsql as $$
begin
  perform pg_notify('customer_changed', 'message ' || customer_id) from consultations where id = new.consultation_id;
  return null;
end $$;

create or replace trigger messages_added after insert on chat_messages
  for each row execute function notify_message_added();
