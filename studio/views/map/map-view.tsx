import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { besideOf, foldable, layOut } from '../../../tools/graph/layout.ts'
import type { MapView as View } from '../../api/map.ts'
import { useAsked } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { useLender } from '../frame/use-lender.ts'
import { useStanding } from '../frame/use-standing.ts'
import { AddStateForm } from './add-forms.tsx'
import { ChangeList } from './change-list.tsx'
import { comingOf, findWay, leavingOf } from './find-way.ts'
import { MapDrawing } from './map-drawing.tsx'
import { MapTools, machines } from './map-tools.tsx'
import { StatePanel } from './state-panel.tsx'
import { useRoom } from './use-room.ts'
import { WayList } from './way-list.tsx'

/** The journey drawn: the main road, what branches off it, and all about the chosen state. */
export function MapView() {
  const [params, setParams] = useSearchParams()
  const [lender] = useLender()
  const { states: counted = [], failure: untold } = useStanding()
  const standing = new Map(counted.map((each) => [each.state, each]))
  const against = params.get('against') ?? 'draft'
  const { data: plain, error } = useAsked<View>('/api/map', { lender })
  const { data: marked } = useAsked<View>('/api/map', { lender, against })
  const map = marked ?? plain
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [target, setTarget] = useState<string>()
  const room = useRoom()
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    setParams((before) => {
      const next = { ...Object.fromEntries(before), ...changes }
      return Object.fromEntries(Object.entries(next).flatMap(([key, value]) => (value ? [[key, value]] : [])))
    })
  if (map === undefined) return <Failure error={error} />
  const part = params.get('machine') === 'pages' ? 'pages' : 'application'
  const name = machines.find(([key]) => key === part)?.[1] ?? ''
  const hidesUnreachable = params.get('met') !== null
  const whole = map[part]
  const machine = hidesUnreachable
    ? { ...whole, states: whole.states.filter(({ unreachable }) => unreachable === undefined) }
    : whole
  const [selected, from, to] = ['state', 'from', 'to'].map((key) => params.get(key) ?? undefined)
  const way = from === undefined || to === undefined ? undefined : findWay(machine, from, to)
  const onWay = new Set([from, ...(way ?? []).map((arrow) => arrow.to)].flatMap((id) => id ?? []))
  const needed = [...(way === undefined ? [] : onWay), ...(selected === undefined ? [] : [selected])]
  const changed = machine.states.filter(({ change, problems }) => change !== undefined || problems.length > 0)
  const open = new Set([
    ...opened,
    ...[...needed, ...changed.map(({ id }) => id)].flatMap((id) => besideOf(machine, id) ?? []),
  ])
  const layout = layOut(machine, open, room)
  const arrows =
    way ?? (selected === undefined ? [] : [...leavingOf(machine, selected), ...comingOf(machine, selected)])
  const shown = [
    ...(way === undefined && selected === undefined
      ? machine.arrows.filter(({ change }) => change !== undefined)
      : []),
    ...arrows,
  ].map((arrow, index) => ({
    change: arrow.change,
    from: arrow.from === '*' ? (way === undefined ? '*' : ([...onWay][index] ?? '*')) : arrow.from,
    to: arrow.to,
  }))
  // While an arrow is drawn, the next state that is chosen is where it leads.
  const choose = (id: string) => {
    if (target !== undefined && selected !== undefined && id !== selected) return setTarget(id)
    setTarget(undefined)
    set({ state: id === selected ? undefined : id })
  }
  const drawn = selected !== undefined && target ? [{ from: selected, to: target }] : []
  const all = foldable(machine)
  const isAllOpen = all.every((id) => open.has(id))
  const fold = (id: string) =>
    setOpened((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    )
  return (
    <div className="wide">
      <h1>Map</h1>
      <Failure error={error} />
      {untold !== undefined && <p className="warning">Nobody tells where applications stand: {untold}</p>}
      {map.failure !== undefined && <p role="alert">{map.failure}</p>}
      <p className="help">
        {map.road === undefined ? 'The main road' : `“${map.road}”`} runs downwards; dashed boxes wait for
        somebody else, and grey ones are ends. Rare roads are folded into the numbers beside it. Choose a
        state to see its arrows and their conditions.
      </p>
      <MapTools machine={machine} params={params} set={set}>
        <button type="button" onClick={() => setOpened(isAllOpen ? new Set() : new Set(all))}>
          {isAllOpen ? 'Fold rare roads' : 'Unfold rare roads'}
        </button>
      </MapTools>
      <div className="map-and-panel">
        <div>
          <MapDrawing
            {...{ machine, layout, name, selected, standing }}
            shown={target === undefined ? shown : drawn}
            way={way === undefined ? new Set() : onWay}
            onSelect={choose}
            onFold={fold}
          />
        </div>
        <aside aria-label="Chosen state">
          <ChangeList changes={machine.changes} onSelect={(state) => set({ state })} />
          {from !== undefined && to !== undefined && <WayList {...{ from, to, way }} />}
          <StatePanel
            {...{ machine, map, target, standing }}
            id={selected}
            onSelect={choose}
            onTarget={setTarget}
          />
          <AddStateForm machine={whole} pageIds={map.pageIds} />
        </aside>
      </div>
    </div>
  )
}
