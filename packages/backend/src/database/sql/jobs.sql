-- Wakes the jobs of every process when a row makes something due sooner: at the moment in a column, or at once.
create or replace function notify_job_due() returns trigger language plpgsql as $$
begin
  perform pg_notify('job_due', coalesce(to_jsonb(new) ->> tg_argv[0], ''));
  return null;
end $$;

create or replace trigger consultations_due_new after insert on consultations
  for each row execute function notify_job_due('due_at');
create or replace trigger consultations_due_sooner after update on consultations
  for each row when (new.due_at < old.due_at) execute function notify_job_due('due_at');
create or replace trigger consultations_due_status after update on consultations
  for each row when (
    (new.started_at, new.ended_at, new.is_operated) is distinct from (old.started_at, old.ended_at, old.is_operated)
  ) execute function notify_job_due();
create or replace trigger phone_calls_due_new after insert on phone_calls
  for each row when (new.leg_id is not null) execute function notify_job_due();
create or replace trigger phone_calls_due after update on phone_calls
  for each row when ((new.leg_id, new.hung_up_at) is distinct from (old.leg_id, old.hung_up_at))
  execute function notify_job_due();
create or replace trigger handset_calls_due after insert or update on handset_calls
  for each row execute function notify_job_due();

create or replace trigger payments_due after insert or update on payments
  for each row when (new.status = 'pending') execute function notify_job_due('next_check_at');
create or replace trigger refunds_due after insert or update on refunds
  for each row when (new.completed_at is null and new.refused_at is null)
  execute function notify_job_due('next_check_at');
create or replace trigger enrolments_due after insert or update on enrolments
  for each row when (new.status = 'pending_payment') execute function notify_job_due('held_until');

create or replace trigger queue_due after insert or update on queue_entries
  for each row execute function notify_job_due();
create or replace trigger working_hours_due after insert or update on working_hours
  for each statement execute function notify_job_due();
create or replace trigger astrologers_due_new after insert on astrologers
  for each statement execute function notify_job_due();
create or replace trigger astrologers_due
  after update of availability, next_available_at, takes_chats, takes_calls, is_live,
    price_per_minute_paise, discounted_price_per_minute_paise on astrologers
  for each statement execute function notify_job_due();
create or replace trigger operator_takeovers_due after insert or delete on operator_takeovers
  for each statement execute function notify_job_due();

create or replace trigger live_streams_due
  after insert or update of scheduled_at, started_at, ended_at, ends_at on live_streams
  for each statement execute function notify_job_due();
create or replace trigger live_viewers_due after insert or delete on live_viewers
  for each statement execute function notify_job_due();

-- An offer waits for the first customer in the queue who can pay for it.
create or replace function notify_waiting_customer_can_pay() returns trigger language plpgsql as $$
begin
  perform pg_notify('job_due', '') where exists (
    select 1 from queue_entries
    where customer_id = substr(new.id, length('customer:') + 1)::integer and status = 'waiting');
  return null;
end $$;

create or replace trigger accounts_due after update on accounts
  for each row when (new.balance_paise > old.balance_paise and new.id like 'customer:%')
  execute function notify_waiting_customer_can_pay();

create or replace trigger alerts_due after insert or update or delete on alerts
  for each statement execute function notify_job_due();
create or replace trigger push_outbox_due after insert on push_outbox
  for each statement execute function notify_job_due();
