/** Path steps of a JSON pointer (RFC 6901). */
export const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** JSON pointer (RFC 6901) of a path. */
export const pointerTo = (...steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${typeof step === 'number' ? step : escapeKey(step)}`).join('')

/** A key as a step of a pointer. Hardly any needs a change, and there are very many. */
export const escapeKey = (step: string): string =>
  step.includes('~') || step.includes('/') ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step
