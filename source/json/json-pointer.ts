/** Steps of a JSON pointer (RFC 6901). */
export const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** JSON pointer (RFC 6901) of a path. */
export const pointerTo = (...steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${typeof step === 'number' ? step : escapeKey(step)}`).join('')

/** Key as a step of a pointer. Checked first, because very few of very many keys need escaping. */
export const escapeKey = (step: string): string =>
  step.includes('~') || step.includes('/') ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step
