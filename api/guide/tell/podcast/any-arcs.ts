/** Arcs that fit anything. */
export const ANY = `Hold my bag a moment. | Is it heavy? | Thank you. Both hands free, and I still mayn’t touch it.
Do you start with the eyes or with the label? | With the label. You know me. | With the eyes, then. Somebody has to.
I’ll give it one look before you say a word. | One look. Granted. | I took two looks. Don’t tell anybody.
Somebody is coming. Quick, read. | Quick, then. | They’ve gone past. We can take our time.
If it could be moved, where would you hang it? Or stand it? | Not where I eat. | I’ve thought of a wall at home. It is taken.
You walk too fast for me. | I’ll stand still. | Now you walk ahead. I’ll catch up.
What would you call it, if it were yours to name? | I’d read the label first. | I had a name for it. Theirs will do.
My mother would have stood here for an hour. | We have a little less. | She’d have stayed. I’ll stay a bit for her.
Shall I like it, or find it interesting? | You may do both. | Both, then. In that order.
Don’t tell me it’s famous. | I’ll tell you what it says. | Famous or not, it’s in front of me.
I saw you look at your watch. | I looked at the label. | Your watch can wait.
Give me something to remember it by. | I’ll try. | I’ve got it. I won’t say which part.
What is it doing in here, of all places? | Let’s hear. | Well, here it is, and so are we.
I’d like to be surprised for once. | I’ll do what I can. | I’ll let you know about the surprise on the stairs.
Which of these two would you save from a fire? | Let me look at this one first. | The fire brigade may decide. I couldn’t.
It’s quieter at this end of the room. | Then I’ll speak low. | Quieter, yes. I could stand here till they close.
Explain it to somebody who has had four rooms already. | Short words, then. | Four rooms, and I’m awake again.
I can’t see past your shoulder. | Now? | Now I can. Stay there.
Read it as if you were proud of it. | I’ll clear my throat. | A little louder next time. I liked it.
There were more people at the last one. | Good for this one. | More room to look. I don’t mind.
I’ll close one eye. It helps me. | Whichever helps. | Other eye now. Then we go.
Be honest: did you know it before today? | I’ll be honest after the label. | You were nearly honest.
I’ll write one word about it on my ticket. | Choose it well. | I’ve chosen my word. It was short.
Give me five seconds before you read. | Five. Four. All right. | Five seconds were not enough, by the way.
You read, I look. Then we swap. | Agreed. | Now we swap. You look, I’ll stand here.
I liked it before I knew why. | That is the right order. | I like it still. Now I know a little more why.
Tell me if I should love this one. | I’d never tell you that. | I’ll make up my own mind, then.
I nearly walked past. | That happens to the best. | Nearly walked past it. I’ll be slower at the next.
What would you ask it, if it could answer? | Where it has been. | I’d ask where it has been, too. You were right.
Would you have stopped here without me? | Honestly? No. | You would stop next time. I can tell.
Don’t start with the year. Anything but the year. | I make no promises. | The year didn’t hurt, after all.
You have the look of somebody who has read the label already. | I read fast. | Next time I’ll read, and you look.
I’ve an opinion on it, and I’ll keep it till the end. | Then I’ll be quick. | My opinion? I’ll keep it a little longer.
Which of the two of us would own this? | You would. I would visit. | Then we’d both visit. It stays here.
First thought, quick. | I need a second one. | My second thought was better as well.
How near may we go? | As near as they let us. | Near enough. I’ll step back once more and then go.
Say nothing clever yet. | That is easy. | You may be clever now. I’m done looking. For now.
What is the first thing your eye went to? | The label, I’m afraid. | My eye went back to the same spot at the end. Every time.
I’d like to hear it before I see it. Read. | Then shut your eyes. | Eyes open again. Now I compare.
There must be a reason why they put it just here. | Light, or luck. | I’d leave it where it is. They knew what they were doing.
Bet you can’t make me care about this one. | I don’t bet. I read. | You read, I looked. The coffee is still on you.
I’m going to look at the edges first. | And I start in the middle. | The edges first, I recommend it. You should try.
What would your grandmother have said to it? | That it needs dusting. | Your grandmother would have liked it, dust and all.
Wait, my glasses. Now. | Ready when you are. | Glasses stay on. I’m not done looking.
I’d have put it in the other room. | They didn’t ask us. | Other room or not, we found it.
You always go straight to the label. | It is the part that talks to me. | Some day I’ll get you to look first. Not today.
Let me guess: you know this one. | I know how to read, that’s all. | Then read me the next one, too.
Somebody decided to keep this. I’d like to know why. | Perhaps we’ll find out. | I’m glad somebody did.
Tell it to me as if I had never been in a museum. | With pleasure. | And now I have been in one.
I looked at it for a whole minute while you were tying your shoe. | Then you are ahead of me. | You’ve caught up. I’d still look for another minute.
Do I look at the whole of it first, or at one corner? | Start wherever you like. | One corner, then the whole. I’d do it that way again.
No sighing. We promised one more. | I wasn’t sighing. I was reading. | One more, I’d say. We promised nothing about the next.
What’s the shortest thing you can say about it? | Its name. | A name is a good beginning. Now the eyes.`;

/** Where something grim is told: nothing is played with. */
export const SOBER = `Let us take our time with this one. | Yes. Let us. |
I would like to know what this is before I say anything. | Then I’ll read. |
Read it to me slowly. | I will. |
Stand here with me for a moment. | I’m here. |
I’d rather listen first. | All right. |
What should I know before I look? | Let me read. |
Come closer, it is quieter here. | I’m here. I’ll read it. |
I don’t want to walk past this one. | Nor do I. |`;

/** Where the end of the talk comes back to something else: a few words before the label is read. */
export const PLAIN = `And this one? | Let me read. |
What have we got here? | I’ll read it out. |
What does it say? | I’ll read. |
Go on, what is it? | It says so here. |
Right. What are we looking at? | Let’s see. |
You are nearer to the label. | I’ll read it, then. |
Next. What is it? | Wait, I’ll read. |
Tell me what I’m looking at. | One moment. |
I’m ready. Read. | Here goes. |
What do they say about this one? | They begin with the name. |
Let me hear the label first. | Gladly. |
I’ve seen it. Now tell me. | I’ll start at the top. |
Come, read me this one too. | With pleasure. |
Over here. What is it? | I’ll look at the label. |
What have they put here? | I’ll tell you in a second. |
And what stands on this one? | I’ll read it as it comes. |
Can you reach the label? | I can read it from here. |
I have no idea what this is. | Then I’ll begin. |
Start at the top, please. | At the top it says this. |
I’d like to know what I have in front of me. | You shall. |
Your turn to read. | I don’t mind. |
What is it, and whose? | One after the other. |
One more. What is it? | Give me the light. |
I looked. Now the label. | It’s not a long way down. |
Wait for me. What is this? | I was about to read it. |
Here’s one I don’t know. | Let me see if they help. |
How does the label begin? | Like this. |
What would I have missed, walking past? | Listen. |`;
