/**
 * Runs a task for all items at the same time, so that a provider that hangs delays the next job by one timeout only, and a
 * failure leaves the other items as they are. Fails with the first failure when all have ended.
 */
export async function runEach<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(task))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
