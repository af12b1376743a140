/** Path steps of a JSON pointer (RFC 6901). */
export const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** JSON pointer (RFC 6901) of a path. */
export const pointerTo = (...steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${typeof step === 'number' ? step : escapeStep(step)}`).join('')

/** Hardly any step needs it, and there are very many. */
const escapeStep = (step: string): string =>
  step.includes('~') || step.includes('/') ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step
