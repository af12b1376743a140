import type { ProofView } from '../../api/overview.ts'

/** Says whether the journey is proven as it stands. */
export function ProofStatus({ proof }: { readonly proof: ProofView }) {
  const { isRunning, problems, failure, took } = proof
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  const said = isRunning
    ? `Proving…${problems.length === 0 ? '' : ` ${count} so far`}`
    : failure !== undefined
      ? 'Cannot be proven'
      : problems.length === 0
        ? `No problems (${took ?? 0} ms)`
        : count
  const tone = isRunning ? 'running' : failure === undefined && problems.length === 0 ? 'good' : 'bad'
  return (
    <p role="status" className={`proof ${tone}`}>
      {said}
    </p>
  )
}
