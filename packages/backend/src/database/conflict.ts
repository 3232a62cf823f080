import { rootCause } from '../errors.ts'

/** Runs a statement and turns the refusal of one unique index into an error of ours. */
export async function conflictOn<Result>(
  index: string,
  statement: PromiseLike<Result>,
  refusal: () => Error,
): Promise<Result> {
  try {
    return await statement
  } catch (failure) {
    const { code, constraint, constraint_name } = rootCause(failure as Error) as Error & Record<string, unknown>
    throw code === '23505' && (constraint ?? constraint_name) === index ? refusal() : failure
  }
}
