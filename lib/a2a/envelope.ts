import { z } from 'zod';

/** A JSON-RPC reply, read leniently: `result` or `error` decides, the rest may be odd. */
export const replySchema = z.union([
  z.looseObject({ error: z.looseObject({ code: z.number().optional().catch(undefined), message: z.string().optional().catch(undefined), data: z.unknown().optional() }) }),
  z.looseObject({ result: z.record(z.string(), z.unknown()) }),
]);

const looseList = z.array(z.unknown()).optional().catch(undefined);
const looseText = z.string().optional().catch(undefined);

const artifactSchema = z.looseObject({ artifactId: looseText, name: looseText, parts: looseList });

export const messageSchema = z.looseObject({ role: looseText, parts: looseList });

/** A task as sent by 0.2, 0.3 or newer agents; unknown members are ignored. */
export const taskSchema = z.looseObject({
  id: looseText,
  contextId: looseText,
  status: z.looseObject({ state: looseText, message: messageSchema.optional().catch(undefined) }).optional().catch(undefined),
  artifacts: z.array(artifactSchema).optional().catch(undefined),
  history: z.array(messageSchema).optional().catch(undefined),
});

export type TaskReply = z.infer<typeof taskSchema>;
export type MessageReply = z.infer<typeof messageSchema>;
