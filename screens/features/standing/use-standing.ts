import { useQuery } from '@tanstack/react-query'
import type { Standing } from '#generated/api'
import { request } from '../../api/request.ts'
import { soundRecord } from '../../api/side-answer.ts'

/** Reads how far an application is and what will be needed, again on return to the window. The page can do without it. */
export const useStanding = (uuid: string) =>
  useQuery({
    queryKey: ['standing', uuid],
    queryFn: () =>
      soundRecord(request<Standing>(`/service-application/api/v1/application/heloc/${uuid}/standing`), {
        milestones: [
          { id: 'string', state: 'string', title: 'string', day: 'time?', subjectTo: ['string', '?'] },
        ],
        needed: [
          {
            ...{ id: 'string', title: 'string', isDone: 'boolean', text: 'string?' },
            ...{ day: 'time?', page: 'string?', saysLossPayee: 'boolean?' },
          },
        ],
      }),
    refetchOnWindowFocus: true,
  })
