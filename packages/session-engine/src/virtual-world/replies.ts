/** A status reply with a consultation: a picked-up chat of 15 minutes, changed by `details`. */
export function inProgress(details: Record<string, unknown> = {}): unknown {
  return {
    is_consultation_inprogress: true,
    ongoing_data: {
      id: 501,
      order_type: 1,
      status: 'in_progress',
      sub_status: null,
      status_message: null,
      max_call_duration: 900,
      start_datetime: null,
      astro_pickup_status: true,
      customer_pickup_status: true,
      show_review_popup: false,
      ...details,
    },
  }
}

/** A status reply without one; `details` becomes its `ongoing_data`, for example a `status_message`. */
export function noneInProgress(details?: Record<string, unknown>): unknown {
  return { is_consultation_inprogress: false, ongoing_data: details ? { ...details } : null }
}
