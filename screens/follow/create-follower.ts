import { isWorking, pollDelays } from '#engine'
import type { ApplicationStatus } from '#generated/domain'
import { mayPass } from '../api/api-error.ts'
import { retry } from '../api/retry.ts'
import { createStore } from '../storage/create-store.ts'
import type { ApplicationData, Followed, Follower, FollowerOptions } from './follower.ts'
import { stateOf } from './state-of.ts'

/** A step on its way, until the server state is where it leads. */
interface Step {
  /** Server state before it; undefined where only the server's work is waited for. */
  readonly previous: string | undefined
  readonly done: PromiseWithResolvers<void>
  /** A submission waits for it, and is told where it cannot be read. */
  readonly isAsked: boolean
  /** Server state last seen. */
  state?: string
  /** Milliseconds before each further read of that state. */
  delays: number[]
  /** The next read is of the whole application, because nothing seems left to wait for. */
  isWhole: boolean
}

type Read = Partial<ApplicationData> & Pick<ApplicationData, 'status'>

/** Keeps what is known of one application current: the only place in the browser that decides when to read it. */
export function createFollower(options: FollowerOptions): Follower {
  const { journey, calls, limits, now, sleep } = options
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

  /** Ends when nothing is left to read. */
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
    return isLive() ? limits.lookMs : undefined
  }

  /** The server may move on by itself, or has moved on between two reads. */
  function isLive(): boolean {
    const { phase, status, heloc } = get()
    return livePages > 0 || phase === 'exhausted' || isOtherVersion(status, heloc.version)
  }

  async function read(): Promise<void> {
    const [mine, question] = [step, asked]
    asked = undefined
    if (!mine && !question && !(isLive() && options.isVisible())) return
    let answer: ApplicationStatus | undefined
    const turn = ++turns
    try {
      const seen = mine ? await patiently(() => readFor(mine)) : { status: await calls.status(!question) }
      // A submission sent meanwhile is followed by a read of its own.
      if (mine === step && isOpen) {
        answer = seen.status
        await take(seen, turn, mine)
      }
    } catch (error) {
      // A look that fails leaves the page as it is; the banner says if the line is cut.
      if (mine && mine === step) end(mine, error)
    }
    question?.resolve(answer)
  }

  const readFor = async ({ isWhole }: Step): Promise<Read> =>
    isWhole ? readAll() : { status: await calls.status(false) }

  async function readAll(): Promise<ApplicationData> {
    const [status, rest] = await Promise.all([calls.status(false), readRest()])
    return { ...rest, status }
  }

  async function readRest(): Promise<Omit<ApplicationData, 'status'>> {
    const [profile, heloc] = await Promise.all([calls.profile(), calls.heloc()])
    return { profile, heloc }
  }

  /** Reads again what failed for a reason that may pass, while somebody wants it. */
  function patiently<T>(work: () => Promise<T>): Promise<T> {
    const left = () => Promise.reject(new Error('The application was left.'))
    return retry(() => (isOpen ? work() : left()), { isPassing: mayPass, sleep })
  }

  /** Waits on while the step is on its way; else shows the status, with the rest of the application if that has changed. */
  async function take(seen: Read, turn: number, mine: Step | undefined): Promise<void> {
    readAt = now()
    if (mine ? isOnItsWay(mine, seen.status) : beginsToWork(seen.status)) return
    const isWhole = seen.heloc !== undefined || !hasMoved(seen.status)
    const rest = isWhole ? {} : await (mine ? patiently(readRest) : readRest())
    if (mine !== step || !isOpen) return
    show({ ...seen, ...rest }, turn)
    if (mine) end(mine)
    else settle()
  }

  function isOnItsWay(mine: Step, status: ApplicationStatus): boolean {
    const state = stateOf(status)
    if (state !== mine.state) Object.assign(mine, { state, delays: [...pollDelays(journey, state)] })
    mine.isWhole = false
    return mine.delays.length > 0 && isAwaited(mine.previous, status)
  }

  function isAwaited(previous: string | undefined, status: ApplicationStatus): boolean {
    const state = stateOf(status)
    if (pollDelays(journey, state).length === 0 || options.hasEnded({ ...get(), status })) return false
    return isWorking(journey, state) || state === previous
  }

  /** Follows the work of the server that a look has found. */
  function beginsToWork(status: ApplicationStatus): boolean {
    if (get().phase === 'exhausted' || !isBusy({ ...get(), status })) return false
    void follow(undefined, status, false)
    return true
  }

  function hasMoved(status: ApplicationStatus): boolean {
    const known = get()
    return stateOf(status) !== stateOf(known.status) || isOtherVersion(status, known.heloc.version)
  }

  /** Shows all that was read together, so that no page sees one part without the others. */
  function show(read: Read, turn: number): void {
    // What was asked for later has come before.
    if (turn < shownTurn) return
    shownTurn = turn
    const { phase, ...known } = get()
    set({ ...options.keep({ ...known, ...read }), phase })
  }

  function set(next: Followed): void {
    const before = get()
    const parts = ['profile', 'heloc', 'status', 'phase', 'failure'] as const
    if (parts.some((part) => next[part] !== before[part])) store.set(next)
  }

  /** Waits on where what is shown is the server's work, and lets the applicant act where it is not. */
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
    const next = isWhole ? { delays: [0] } : { state, delays: [...pollDelays(journey, state)] }
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
    const phase = isBusy(get()) ? 'exhausted' : 'idle'
    set({ ...get(), phase, ...(error !== undefined && !isAsked && { failure: error }) })
    if (error === undefined || !isAsked) done.resolve()
    else done.reject(error)
  }

  return {
    get,
    subscribe: store.subscribe,
    start() {
      isOpen = true
      if (options.isFresh && !isOtherVersion(get().status, get().heloc.version)) readAt = now()
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
      // Once the server has moved, coming back to the same state is an answer too (more proof asked for).
      if (isOpen) await follow(stateOf(answer) === before ? before : undefined, answer, true)
    },
    async look() {
      // Either way: the clock of a device may be set back.
      if (!isOpen || Math.abs(now() - readAt) < limits.staleMs) return false
      if (step) {
        // The step under way answers it: its next read comes at once.
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
      show(data, turn)
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

const isOtherVersion = ({ version }: ApplicationStatus, shown: number | undefined): boolean =>
  version !== undefined && version !== shown
