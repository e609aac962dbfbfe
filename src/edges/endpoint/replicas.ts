/** Read replicas of an external server: they have its data once they have replicated it. */
import { type Endpoint, endpointName } from '../../core/suite/dsn.ts'
import type { Dataset } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import { sleep } from '../machine/clock.ts'
import { Session } from '../servers/connection.ts'
import { type EndpointAddress, serversOf } from '../servers/server-address.ts'
import { inspectSchema } from './own-schema.ts'

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 200

/**
 * Waits until every replica has the data of its source.
 *
 * @throws UserError if one does not get them, or cannot be reached
 */
export async function awaitReplicas(
  endpoint: Endpoint,
  address: EndpointAddress,
  dataset: Dataset,
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  const [, ...replicas] = serversOf({ ...address, endpoint })
  for (const replica of replicas) {
    await using session = await Session.open(replica)
    while (!(await inspectSchema(session, endpoint, dataset)).isLoaded) {
      signal.throwIfAborted()
      if (performance.now() > deadline)
        throw new UserError(
          `${endpointName(replica.endpoint)} has no data of ${endpointName(endpoint)} after ${PATIENCE_MS / 1000} s; is it its replica, and ` +
            `does it replicate the schema ${endpoint.schema}? In the list of a dsn the server that takes writes comes first`,
        )
      await sleep(LOOK_EVERY_MS)
    }
  }
}
