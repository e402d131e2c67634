import type { AgentCard } from '@a2a-js/sdk';
import { PROTOCOL_VERSION } from '@/lib/a2a/codes';
import { env } from '@/lib/env';
import project from '@/package.json';
import { HANDLERS } from './handlers/registry';
import { DATA_MODE, MARKDOWN_MODE, TEXT_MODE } from './skill-handler';

/** As shown in the card. */
const AGENT_NAME = 'Magisterium Explorer built-in agent';

/**
 * The agent card (A2A 0.3.0), true in every field: a bearer scheme stands in it only while one is asked for.
 * `stateTransitionHistory` is false because a task is stored once, when it is finished.
 */
export function agentCard(): AgentCard {
  const { SITE_URL, A2A_AGENT_TOKEN } = env();
  return {
    protocolVersion: PROTOCOL_VERSION,
    name: AGENT_NAME,
    description:
      'Looks up saints, clergy, popes, dioceses and their statistics, the readings and saints of a day, and Church documents, from compiled public facts. ' +
      'Questions are answered with passages and references found without a language model. ' +
      'Where a message has both, what its data ask counts before text; of a question the text. Independent; not affiliated with Magisterium AI.',
    url: `${SITE_URL}/api/a2a`,
    preferredTransport: 'JSONRPC',
    version: project.version,
    provider: { organization: 'Magisterium Explorer', url: SITE_URL },
    documentationUrl: `${SITE_URL}/about`,
    capabilities: { streaming: false, pushNotifications: false, stateTransitionHistory: false },
    supportsAuthenticatedExtendedCard: false,
    defaultInputModes: [TEXT_MODE, DATA_MODE],
    defaultOutputModes: [TEXT_MODE, MARKDOWN_MODE, DATA_MODE],
    skills: HANDLERS.map((handler) => handler.card),
    ...(A2A_AGENT_TOKEN ? { securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } }, security: [{ bearer: [] }] } : {}),
  };
}
