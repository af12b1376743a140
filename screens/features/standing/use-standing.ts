import { useQuery } from '@tanstack/react-query'
import type { Standing } from '#generated/api'
import { request } from '../../api/request.ts'

/** Reads how far an application is and what will be needed, again on return to the window. */
export const useStanding = (uuid: string) =>
  useQuery({
    queryKey: ['standing', uuid],
    queryFn: () => request<Standing>(`/service-application/api/v1/application/heloc/${uuid}/standing`),
    refetchOnWindowFocus: true,
  })
