/**
 * Returns a function that computes each answer once. It keeps an answer for an object as long as the object lives, and
 * an answer for a text or number as long as the function lives. `keyOf` returns the object to use as the key if it is
 * only a part of the argument.
 */
export function memoize<Argument, Answer>(
  compute: (argument: Argument) => Answer,
  keyOf: (argument: Argument) => unknown = (argument) => argument,
): (argument: Argument) => Answer {
  // Boxed, because undefined is an answer too.
  const ofObjects = new WeakMap<object, { readonly answer: Answer }>()
  const ofTexts = new Map<unknown, { readonly answer: Answer }>()
  return (argument) => {
    const key = keyOf(argument)
    const isObject = typeof key === 'object' && key !== null
    const kept = isObject ? ofObjects.get(key) : ofTexts.get(key)
    if (kept !== undefined) return kept.answer
    const answer = compute(argument)
    if (isObject) ofObjects.set(key, { answer })
    else ofTexts.set(key, { answer })
    return answer
  }
}
