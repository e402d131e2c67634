import type { AgentCard } from '@a2a-js/sdk';
import { DefaultRequestHandler, InMemoryTaskStore, type AgentExecutor } from '@a2a-js/sdk/server';

const CARD: AgentCard = {
  protocolVersion: '0.3.0', name: 'Constant', description: 'Says one word.', version: '1', url: 'http://localhost/api/a2a', capabilities: {},
  defaultInputModes: ['text/plain'], defaultOutputModes: ['text/plain'], skills: [],
};

/** As little as an agent of the protocol's own kit can do: one constant message, no data, no log. */
const executor: AgentExecutor = {
  async execute({ contextId }, bus) {
    bus.publish({ kind: 'message', role: 'agent', messageId: 'constant', contextId, parts: [{ kind: 'text', text: 'Constant.' }] });
    bus.finished();
  },
  cancelTask: async () => undefined,
};

/** The yardstick of the benchmark, the same under Next and under express. */
export const constantAgent = new DefaultRequestHandler(CARD, new InMemoryTaskStore(), executor);
