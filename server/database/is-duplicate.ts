/** Whether a unique index refused a row: its SQLSTATE, anywhere in the chain of causes. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isDuplicate(error.cause)
}
