import { isWorking, pollDelays } from '#engine'
import { mayPass } from '../api/api-error.ts'
import { retry } from '../api/retry.ts'
import type { ApplicationData, ApplicationStatus } from '../host.ts'
import { createStore } from '../storage/create-store.ts'
import type { Followed, Follower, FollowerOptions } from './follower.ts'
import { stateIn } from './state-in.ts'

/** Step being followed until the server state is its result. */
interface Step {
  /** Server state before the step; undefined if only the server's work is awaited. */
  readonly previous: string | undefined
  readonly done: PromiseWithResolvers<void>
  /** Whether a submission waits for the step. It was accepted, so a failed read counts as a retry and fails nothing. */
  readonly isAsked: boolean
  /** Last server state read. */
  state?: string
  /** Milliseconds before each further read of that state. */
  delays: number[]
  /** Whether the next read covers the whole application, because there seems to be nothing left to wait for. */
  isWhole: boolean
}

interface Read {
  readonly status: ApplicationStatus
  /** All other parts; undefined if only the status was read. */
  readonly rest?: Rest
}
type Rest = Omit<ApplicationData, 'status'>

/**
 * Creates the store that keeps the data of one application current. This is the only place in the browser that decides
 * when to read it.
 */
export function createFollower(options: FollowerOptions): Follower {
  const { journey, calls, limits, now, sleep } = options
  const stateOf = (status: ApplicationStatus | undefined) => stateIn(journey, status)
  const isOutdated = (status: ApplicationStatus) =>
    status.version !== undefined && status.version !== options.versionOf(get())
  const isBusy = (data: ApplicationData) =>
    isWorking(journey, stateOf(data.status)) && !options.hasEnded(data)
  const store = createStore<Followed>({ ...options.known, phase: isBusy(options.known) ? 'waiting' : 'idle' })
  const { get } = store
  let step: Step | undefined
  let asked: PromiseWithResolvers<ApplicationStatus | undefined> | undefined
  let woken = Promise.withResolvers<void>()
  let [isOpen, isLooping] = [false, false]
  let readAt = Number.NEGATIVE_INFINITY
  let [livePages, turns, shownTurn] = [0, 0, 0]

  /** Reads in a loop until nothing is left to read. */
  async function loop(): Promise<void> {
    if (isLooping) return
    isLooping = true
    for (let ms = nextPause(); ms !== undefined && isOpen; ms = nextPause()) {
      if (ms > 0) await Promise.race([sleep(ms), woken.promise])
      if (isOpen) await read()
    }
    isLooping = false
  }

  /** Ends the pause before the next read. */
  function wake(): void {
    woken.resolve()
    woken = Promise.withResolvers()
    void loop()
  }

  function nextPause(): number | undefined {
    if (asked) return 0
    if (step) return step.delays.shift()
    return lookPause()
  }

  /**
   * Milliseconds before the next look while the server may change the state without a submission, or has changed it between
   * two reads; undefined otherwise. Once all retries were used, looks are rare.
   */
  function lookPause(): number | undefined {
    const { phase, status } = get()
    if (isOutdated(status)) return limits.lookMs
    if (phase === 'exhausted') return limits.exhaustedLookMs
    return livePages > 0 ? limits.lookMs : undefined
  }

  async function read(): Promise<void> {
    const [mine, question] = [step, asked]
    asked = undefined
    if (!mine && !question && lookPause() === undefined) return
    let answer: ApplicationStatus | undefined
    const turn = ++turns
    try {
      const seen = mine ? await patiently(() => readFor(mine)) : { status: await calls.status(!question) }
      // If a submission was sent meanwhile, its own read follows.
      if (mine === step && isOpen) {
        answer = seen.status
        await take(seen, turn, mine)
      }
    } catch (error) {
      // A failed look leaves the page as it is; the offline banner reports a lost connection.
      if (mine && mine === step && !(mine.isAsked && mine.delays.length > 0)) end(mine, error)
    }
    question?.resolve(answer)
  }

  const readFor = async ({ isWhole }: Step): Promise<Read> =>
    isWhole ? readAll() : { status: await calls.status(false) }

  async function readAll(): Promise<Read> {
    const [status, rest] = await Promise.all([calls.status(false), calls.rest()])
    return { status, rest }
  }

  /** Retries a read that failed with a transient error, as long as the application is open. */
  function patiently<T>(work: () => Promise<T>): Promise<T> {
    const left = () => Promise.reject(new Error('left'))
    return retry(() => (isOpen ? work() : left()), { isPassing: mayPass, sleep })
  }

  /**
   * Handles a read: keeps waiting while the step is in progress; otherwise shows the status, together with the rest of the
   * application if it has changed.
   */
  async function take(seen: Read, turn: number, mine: Step | undefined): Promise<void> {
    readAt = now()
    if (mine ? isOnItsWay(mine, seen.status) : beginsToWork(seen.status)) return
    const reads = seen.rest === undefined && hasMoved(seen.status)
    const rest = reads ? await (mine ? patiently(calls.rest) : calls.rest()) : seen.rest
    if (mine !== step || !isOpen) return
    show(seen.status, rest, turn)
    if (mine) end(mine)
    else settle()
  }

  function isOnItsWay(mine: Step, status: ApplicationStatus): boolean {
    const state = stateOf(status)
    if (state !== mine.state) Object.assign(mine, { state, delays: retriesOf(state) })
    mine.isWhole = false
    return mine.delays.length > 0 && isAwaited(mine.previous, status)
  }

  /** Delays of a state; those of any other where nothing comes of itself, because a read of it may fail. */
  function retriesOf(state: string): number[] {
    const own = pollDelays(journey, state)
    return [...(own.length > 0 ? own : pollDelays(journey, stateOf(undefined)))]
  }

  function isAwaited(previous: string | undefined, status: ApplicationStatus): boolean {
    const state = stateOf(status)
    if (pollDelays(journey, state).length === 0 || options.hasEnded({ ...get(), status })) return false
    return isWorking(journey, state) || state === previous
  }

  /** Starts to follow the server if a look finds it working. Returns whether it does. */
  function beginsToWork(status: ApplicationStatus): boolean {
    if (isGivenUp(status) || !isBusy({ ...get(), status })) return false
    void follow(undefined, status, false)
    return true
  }

  /** Whether all retries of this state were used. */
  const isGivenUp = (status: ApplicationStatus): boolean =>
    get().phase === 'exhausted' && stateOf(status) === stateOf(get().status)

  function hasMoved(status: ApplicationStatus): boolean {
    return stateOf(status) !== stateOf(get().status) || isOutdated(status)
  }

  /** Publishes everything that was read together, so that no page sees one part without the others. */
  function show(status: ApplicationStatus, rest: Rest | undefined, turn: number): void {
    // A later request has already been answered.
    if (turn < shownTurn) return
    shownTurn = turn
    const { phase, ...known } = get()
    set({ ...options.keep({ ...known, ...rest, status }), phase })
  }

  function set(next: Followed): void {
    const before = get()
    const parts = Object.keys(next) as (keyof Followed)[] // no part is ever taken away
    if (parts.some((part) => next[part] !== before[part])) store.set(next)
  }

  /** Keeps following while the shown state means that the server works; otherwise lets the applicant act. */
  function settle(): void {
    if (step || !isOpen) return
    if (!isBusy(get())) set({ ...get(), phase: 'idle' })
    else if (get().phase !== 'exhausted') void follow(undefined, get().status, false)
    void loop()
  }

  function follow(previous: string | undefined, seen: ApplicationStatus, isAsked: boolean): Promise<void> {
    const isWhole = !isAwaited(previous, seen)
    const state = stateOf(seen)
    const done = step?.done ?? Promise.withResolvers<void>()
    if (!step) void begin(done)
    const delays = retriesOf(state)
    const next = isWhole ? { delays: [0, ...delays] } : { state, delays }
    step = { previous, done, isAsked, isWhole, ...next }
    wake()
    return done.promise
  }

  async function begin(done: Step['done']): Promise<void> {
    set({ ...get(), phase: 'processing' })
    await sleep(limits.slowMs)
    if (step?.done === done) set({ ...get(), phase: 'slow' })
  }

  function end({ done, isAsked }: Step, error?: unknown): void {
    step = undefined
    const isUnread = isAsked && error !== undefined
    const phase = isUnread || isBusy(get()) ? 'exhausted' : 'idle'
    set({ ...get(), phase, ...(error !== undefined && !isAsked && { failure: error }) })
    done.resolve()
  }

  return {
    get,
    subscribe: store.subscribe,
    start() {
      isOpen = true
      if (options.isFresh && !isOutdated(get().status)) readAt = now()
      settle()
      return () => {
        isOpen = false
        step?.done.resolve()
        asked?.resolve(undefined)
        step = asked = undefined
        wake()
      }
    },
    async submitted(answer, before) {
      // After the server has moved, a return to the same state is a result too (more proof requested).
      if (isOpen) await follow(stateOf(answer) === before ? before : undefined, answer, true)
    },
    async look() {
      // Absolute difference, because the clock of a device may be set back.
      if (!isOpen || Math.abs(now() - readAt) < limits.staleMs) return false
      if (step) {
        // The current step serves this look: its next read happens at once.
        wake()
        return false
      }
      const before = stateOf(get().status)
      asked ??= Promise.withResolvers()
      const { promise } = asked
      wake()
      const seen = await promise
      return seen !== undefined && stateOf(seen) !== before
    },
    async refresh() {
      const turn = ++turns
      const data = await readAll()
      if (!isOpen) return data.status
      readAt = now()
      show(data.status, data.rest, turn)
      settle()
      return data.status
    },
    live() {
      livePages += 1
      void loop()
      return () => {
        livePages -= 1
      }
    },
  }
}
