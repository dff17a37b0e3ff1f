/**
 * Arcs that fit whatever stands in a museum: something that can be tried in front of any thing, and what came of trying it.
 * They say nothing of what it is, for it may be a coin, a fossil, a letter, an engine or a wall.
 */
export const ANY = `I never know where to put my eyes first. | Rest them while I read. | My eyes have found a place to stay.
I’d like to find one thing about it that you don’t. | You have a head start. | I’ve found my one thing. I’ll wait until you have yours.
I’d like to remember one thing of it tonight. | One thing is plenty. | I know which one thing I’ll remember tonight.
Who would you show this to, if you could? | I’d have to know what it is. | I’ve thought of somebody to show it to.
Say when you’ve seen enough. | You’ll have to wait. | You never said that you’d seen enough. Good.
I’d like to hear what somebody else sees in it. | Let me read first. | And what do you see? You’ve read enough.
Read slowly. I’ll look while you do. | Slowly, then. | I looked all the while. I’d look a little longer.
I can’t decide where to stand. | Try both sides. | Here. This is where I’d stand.
How long can you look at one thing? | Longer than I can talk. | I looked longer than I usually do.
How would you describe it on the telephone? | I’d read out the label. | On the telephone I’d begin with how big it is.
If there were no label, what would you ask? | What it is. | I’d still ask how it came to be here.
I’ll say nothing until you’ve read it all. | I’ll hold you to that. | I said nothing, or nearly. Now I’ll look again.
Which do you look at longer, the thing or its label? | The label, I’m afraid. | From me the thing has had longer than the label.`;

/** Arcs that fit what somebody made to be looked at: a picture, a carving, a vase. */
export const OF_MADE = `If you had to draw it with one line, where would you start? | I’d want to know what it is first. | My line would start at the very edge. And yours?
Let’s walk past it once, slowly. | As slowly as you like. | Walking past I saw it change. Standing still I hadn’t.
What would you ask whoever made it? | I’d have to think. | I’d ask how one knows that it’s finished.
What would you want to know first? | What it is. | I’d want to know for whom. That’s still open.
Is there a part of it that nobody looks at? | There must be. | I’ve been looking at the part I’d skipped.
First with one eye, then with the other. | I’ll need both for the label. | With the other eye it moves a little. Try it with your thumb up.
Let me guess what it’s made of. | Be quick, before I come to it. | I’d guessed, and I won’t say what.
Watch where my eyes go. | I can’t, I’m reading. | My eyes went to the same place each time. Do yours?`;

/** Arcs that fit any picture. */
export const OF_PICTURE = `I’m looking for its edge first. Where does it stop? | Go round it once. | I found where it stops. I’m less sure where it begins.
I’ll go close while you read. | As close as they let you. | Close up I lost the whole of it. I’m coming back to you.
Don’t tell me the title yet. What would we call it? | Guess quickly, I need to read. | I’d have called it something else. I’m still comparing.
Which part of it is nearest to us? | I’d have to lean over. | What’s nearest I know now. What’s farthest is harder.
I begin at the top left, always. And you? | Wherever my eye lands. | I began at the bottom right, for once. It isn’t the same.
Where would you say its middle is? | I’d need a ruler. | I’d put the middle lower than I did at first.
I’m looking for anything that’s in it twice. | Look as long as you like. | I’ve looked for things that are there twice. I’m still at it.
Which bit of it came first, do you think? | No idea yet. | Which bit came first? I’d still like to know.
I’m looking for the longest line in it. | Show me when you have it. | I followed the longest line to its end. Your turn.
If you had to leave out one bit of it, which? | Ask me later. | It’s later. Which bit would you leave out?`;

/** Where something grim is told: nothing is played with. */
export const SOBER = `I would like to know what this is before I say anything. | Then I’ll read. |
Read it to me slowly. | I will. |
I’d rather listen first. | All right. |
What should I know before I look? | Let me read. |
I’ll be quiet, and you tell me. | I’ll read it as well as I can. |
What is it that we have here? | I’ll read it to you. |`;

/** Where somebody's death is told. */
export const MOURNING = `Let us take our time with this one. | Yes. Let us. |
Stand here with me for a moment. | I’m here. |
I don’t want to walk past this one. | Nor do I. |`;

/** Where the end of the talk comes back to something else: a few words before the label is read. */
export const PLAIN = `And this one? | Let me read. |
What have we got here? | I’ll tell you in a second. |
What does it say? | Just a moment. |
Go on, what is it? | Let me see. |
Right. What are we looking at? | Let’s see. |
You are nearer to the label. | I’ll read it, then. |
Next. What is it? | Wait, I’ve got it. |
Tell me what I’m looking at. | One moment. |
I’m ready when you are. | Then listen. |
What do they say about this one? | I’ll read it out. |
Let me hear the label first. | I’ll read it. |
I’ve had a look. Now tell me. | All right. |
Read me this one too, would you? | Of course. |
Over here. What’s this? | I’ll look at the label. |
Shall we stop at this one? | Yes, let’s. |
You read, I’ll look. | Agreed. |
Can you make out the label from there? | Easily. |
I have no idea what this is. | Then I’ll begin. |
What’s this one called? | I’m getting there. |
I’d like to know what I have in front of me. | You shall. |
Your turn to read. | I don’t mind. |
One more. What is it? | Let me find my glasses. So. |
I haven’t looked at the label yet. | I have. |
Wait for me. What is this? | I was about to say. |
Here’s one I don’t know. | Let me see if they help. |
How does the label begin? | I’ll read it to you. |
What would I have missed, walking past? | Listen. |
Let me stand where you are. | Come. There’s room. |`;
