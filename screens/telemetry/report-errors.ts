import type { ExceptionProperties } from '#generated/api'

type Report = (properties: Omit<ExceptionProperties, 'log.record.uid'>) => void

/** Names that may be told; any other error is an `Error`, because a library may write anything into a name. */
const names: Readonly<Record<ExceptionProperties['exception.type'], true>> = {
  AggregateError: true,
  ApiError: true,
  DOMException: true,
  Error: true,
  EvalError: true,
  FetchError: true,
  RangeError: true,
  ReferenceError: true,
  SyntaxError: true,
  TypeError: true,
  URIError: true,
}

/** Tells of what goes wrong by its name and a sentence of ours: what an error says may quote what somebody typed. */
export function reportErrors(report: Report): () => void {
  const listeners = {
    error: ({ error }: Event & { readonly error?: unknown }) => tell(error, 'Uncaught error'),
    unhandledrejection: ({ reason }: Event & { readonly reason?: unknown }) =>
      tell(reason, 'Unhandled rejection'),
    errorfallback: ({ detail }: Event & { readonly detail?: unknown }) =>
      tell(detail, 'HELOC: Error Fallback'),
  } as const
  const tell = (error: unknown, message: ExceptionProperties['exception.message']) => {
    if (!isNetworkFailure(error)) report({ 'exception.type': nameOf(error), 'exception.message': message })
  }
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener)
  }
}

function nameOf(error: unknown): ExceptionProperties['exception.type'] {
  if (error instanceof DOMException) return 'DOMException'
  const name = error instanceof Error ? error.name : ''
  return Object.hasOwn(names, name) ? (name as keyof typeof names) : 'Error'
}

/** No answer, a part of the product that could not be fetched, a call that was given up: nothing that a program could mend. */
function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false
  const isSilent = 'status' in error && error.status === 0
  return isSilent || /^(Load|Abort|Timeout|Network)Error$/.test(error.name) || unfetched.test(error.message)
}

/** What Chrome, Firefox and Safari say of a fetch that failed, and of a module. */
const unfetched =
  /^(Failed to fetch|NetworkError when|Load failed|error loading dynamically|Importing a module)/
