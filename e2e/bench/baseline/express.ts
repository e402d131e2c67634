import express from 'express';
import { jsonRpcHandler, UserBuilder } from '@a2a-js/sdk/server/express';
import { constantAgent } from './constant-agent';

const app = express();
app.use('/api/a2a', jsonRpcHandler({ requestHandler: constantAgent, userBuilder: UserBuilder.noAuthentication }));
app.listen(Number(process.env.PORT), 'localhost');
