import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadSource, repository, type Source } from '#source'
import { watchJson } from '../../tools/lint/watch-json.ts'
import { type Draft, openDraft } from '../edits/draft.ts'
import type { Asked, Told } from './prover-messages.ts'

/** A folder that is open in the studio: its files as they are on disk, its draft, and what is proven of it. */
export interface Workspace {
  readonly dir: string
  readonly draft: Draft
  /** Throws SourceError if there is no journey to read. */
  readonly source: () => Source
  /** Last proof; `isRunning` if the files have changed since it began. What needs no proof is then told as the files are now. */
  readonly proof: () => Told & { readonly isRunning: boolean }
  readonly compare: (against: string) => Promise<Told>
  /** Walks the recorded roads; answers how those that are named by their keys are accepted. */
  readonly roads: (accepted?: readonly string[]) => Promise<Told>
  /** Reads the files anew and proves them. */
  readonly refresh: () => void
  /** Calls back when files or the proof have changed; returns a function that ends it. */
  readonly onNews: (listener: () => void) => () => void
  readonly close: () => Promise<void>
}

export function openWorkspace(dir: string): Workspace {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const prover = new Worker(path.join(repository, 'studio/server/prover.ts'), { workerData: dir })
  const waiting: ((told: Told) => void)[] = []
  prover.on('message', (told: Told) => waiting.shift()?.(told))
  // Rejected with the defect itself, which then ends the command with its stack.
  const ask = (asked: Asked) =>
    new Promise<Told>((resolve) => {
      waiting.push(resolve)
      prover.postMessage(asked)
    })

  let source: Source | undefined
  let stale: Source | undefined
  let proof: Told = { kind: 'lint' }
  let quick: Told | undefined
  let walked: Promise<Told> | undefined
  let proving: 'idle' | 'running' | 'again' = 'idle'

  async function prove(): Promise<void> {
    if (proving !== 'idle') {
      proving = 'again'
      return
    }
    proving = 'running'
    do {
      proving = 'running'
      quick = await ask({ kind: 'read' })
      tell()
      if (proving === 'running') proof = await ask({ kind: 'lint' })
    } while (proving !== 'running')
    quick = undefined
    proving = 'idle'
    tell()
  }

  function refresh(): void {
    stale = source ?? stale
    source = undefined
    walked = undefined
    // Begun before it is told, so that nobody takes the last proof for one of these files.
    void prove()
    tell()
  }

  const stopWatching = watchJson(dir, refresh)
  void prove()
  const read = () => {
    source ??= loadSource(dir, stale === undefined ? {} : { before: stale })
    return source
  }
  return {
    dir,
    draft: openDraft(dir, () => read().project),
    source: read,
    proof: () => ({ ...(quick === undefined ? proof : joined(proof, quick)), isRunning: proving !== 'idle' }),
    compare: (against) => ask({ kind: 'compare', against }),
    roads: (accepted = []) => {
      if (accepted.length > 0) return ask({ kind: 'roads', accepted })
      walked ??= ask({ kind: 'roads', accepted })
      return walked
    },
    refresh,
    onNews: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      stopWatching()
      await prover.terminate()
    },
  }
}

/** Last proof with what quick rules have found since; all others are as they were. */
function joined(proof: Told, { findings = [], rules = [], failure }: Told): Told {
  const others = (proof.findings ?? []).filter(({ rule }) => !rules.includes(rule))
  const { failure: _, ...last } = proof
  return { ...last, findings: [...findings, ...others], ...(failure !== undefined && { failure }) }
}
