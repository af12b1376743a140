import { type ReactNode, Suspense, use, useMemo } from 'react'
import { Outlet, useParams } from 'react-router'
import type { Backend } from '../api/backend.ts'
import type { Server } from '../api/server.ts'
import { BackendContext } from '../follow/backend-context.ts'
import { RoutingContext, useOpenApplication } from '../follow/routing-context.ts'
import { useFollower } from '../follow/use-follower.ts'
import { useServerState } from '../follow/use-server-state.ts'
import type { ApplicationData } from '../host.ts'
import { JourneyProgress } from '../routes/journey-progress.tsx'
import { Opening } from '../routes/opening.tsx'
import { useLooking } from '../routes/use-looking.ts'

interface AreaProps {
  readonly server: Server
  readonly aside: ReactNode
}

/** Pages of one application: reads it, follows it while they are shown, and draws the progress beside them. */
export function ApplicationArea(props: AreaProps) {
  const { uuid = '' } = useParams()
  const { server } = props
  const reading = useMemo(() => server.read(uuid), [server, uuid])
  return (
    <Suspense fallback={<Opening />}>
      <Read key={uuid} uuid={uuid} reading={reading} {...props} />
    </Suspense>
  )
}

interface ReadProps extends AreaProps {
  readonly uuid: string
  readonly reading: Promise<ApplicationData>
}

function Read({ uuid, reading, server, aside }: ReadProps) {
  const known = use(reading)
  const routing = useFollower({
    uuid,
    known,
    isFresh: true,
    calls: {
      status: () => server.status(uuid),
      rest: () => server.read(uuid),
    },
    versionOf: ({ status }) => status.version,
    keep: (data) => data,
  })
  useLooking(routing.look)
  const backend = useMemo(() => backendOf(server, uuid), [server, uuid])
  return (
    <RoutingContext value={routing}>
      <BackendContext value={backend}>
        <div className="with-side">
          <aside className="application-side">
            <Progress />
            {aside}
          </aside>
          <Suspense fallback={<Opening />}>
            <Outlet />
          </Suspense>
        </div>
      </BackendContext>
    </RoutingContext>
  )
}

function Progress() {
  const { context, position } = useOpenApplication()
  return <JourneyProgress {...{ context, position }} stage={useServerState()?.stage} />
}

const backendOf = (server: Server, uuid: string): Backend => ({
  submit: ({ name, values, key, patiently }) => patiently(() => server.submit(uuid, name, values, key)),
  upload: (file) => server.upload(uuid, file),
  movedOn: new Set(['STALE_VERSION', 'EVENT_NOT_ADMITTED']),
})
