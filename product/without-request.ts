/** Status of an application as if no reviewer asked its applicant for anything: what the step itself asks for. */
export function withoutRequest<S extends { readonly condition?: unknown }>(status: S): Omit<S, 'condition'> {
  const { condition: _, ...rest } = status
  return rest
}
