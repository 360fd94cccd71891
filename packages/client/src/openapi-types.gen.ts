export interface paths {
    "/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redeem an invitation for an account */
        post: operations["auth-signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a session */
        post: operations["auth-signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a session by the code that a sign-in waits for */
        post: operations["auth-completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether your second factor is on */
        get: operations["auth-secondFactor"];
        put?: never;
        /** Set a second factor up: it is on once a code of it is confirmed */
        post: operations["auth-beginSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn your second factor on; answers with recovery codes */
        post: operations["auth-confirmSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn your second factor off, by your password and a code */
        post: operations["auth-removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Turn a person's second factor off */
        delete: operations["auth-resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a one-time link by which a person sets a new password; earlier links stop working */
        post: operations["auth-createResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by a one-time link; all sessions of the person end */
        post: operations["auth-resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["users-me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change your name */
        patch: operations["account-updateProfile"];
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your password; your other sessions end */
        post: operations["account-changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where you are signed in */
        get: operations["account-sessions"];
        put?: never;
        post?: never;
        /** End all of your sessions but the one that asks */
        delete: operations["account-endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["account-endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: operations["users-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user */
        delete: operations["users-remove"];
        options?: never;
        head?: never;
        /** Give or take the rights of an administrator */
        patch: operations["users-setRole"];
        trace?: never;
    };
    "/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a user out everywhere
         * @description API tokens go on working. Of your own sessions the one that asks stays.
         */
        delete: operations["users-endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is stored, and for how long */
        get: operations["storage-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how long things are kept
         * @description What is past its time is deleted for good at night. The audit log has its own time.
         */
        put: operations["storage-setRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/clean-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clean up now
         * @description Begins what else happens at night: what is past its time is deleted for good, and the tables of the database are written anew. While a table is, writes to it wait.
         */
        post: operations["storage-cleanUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a person for good
         * @description Takes the email as the name. The account goes, and the name wherever it stands: what the person did becomes that of a former member.
         */
        post: operations["personalData-erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invitations */
        get: operations["invitations-list"];
        put?: never;
        /** Invite somebody */
        post: operations["invitations-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an unused invitation */
        delete: operations["invitations-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your API tokens */
        get: operations["tokens-list"];
        put?: never;
        /** Create an API token */
        post: operations["tokens-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API token */
        delete: operations["tokens-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your webhooks */
        get: operations["webhooks-list"];
        put?: never;
        /**
         * Add a webhook
         * @description It is sent what happens in sectors that you may open at that moment, signed as Standard Webhooks says. A try ends after 10 seconds; one that is not answered by 2xx is repeated after 10 seconds, 1 minute, 10 minutes, 1 hour and 6 hours. Redirects are not followed.
         */
        post: operations["webhooks-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook */
        delete: operations["webhooks-remove"];
        options?: never;
        head?: never;
        /** Change a webhook, or switch it on or off */
        patch: operations["webhooks-update"];
        trace?: never;
    };
    "/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description The answer is the delivery as it waits to be sent; what comes of it stands among the deliveries.
         */
        post: operations["webhooks-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last deliveries of a webhook
         * @description The newest 50, first the last one. They are kept for 30 days.
         */
        get: operations["webhooks-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your saved views */
        get: operations["savedViews-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view of the opportunities
         * @description Your own view of that name in the sector gets the new filters.
         */
        post: operations["savedViews-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved view */
        delete: operations["savedViews-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sectors */
        get: operations["sectors-list"];
        put?: never;
        /** Create a sector */
        post: operations["sectors-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a sector with all below it */
        get: operations["sectors-get"];
        put?: never;
        post?: never;
        /** Delete a sector */
        delete: operations["sectors-remove"];
        options?: never;
        head?: never;
        /** Edit a sector */
        patch: operations["sectors-update"];
        trace?: never;
    };
    "/sectors/{sectorId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a deleted sector */
        post: operations["sectors-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far a sector is
         * @description Coverage, opportunities by kind and decision, value with its range, the largest initiatives, what happened last, and the next step.
         */
        get: operations["sectors-overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/sample-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the sample client
         * @description Adds a made-up insurer half-way through its analysis as a sector to look around in: processes, opportunities, figures, journeys, a document and a plan. It can be deleted like any other.
         */
        post: operations["sectors-createSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a whole sector as JSON
         * @description All that the sector holds, with its documents, to be kept or imported elsewhere. Not in it: who may open it, links for clients, exported files, jobs, and what could be undone.
         */
        get: operations["sectors-archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a sector file
         * @description A file of GET /sectors/{sectorId}/archive, of this workspace or another; it becomes a sector of its own.
         */
        post: operations["sectors-importArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who may open a sector */
        get: operations["sectorAccess-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change who may open a sector
         * @description For its owners, and for administrators. What is left out stays as it is. Whoever loses access loses it at once.
         */
        patch: operations["sectorAccess-update"];
        trace?: never;
    };
    "/restricted-sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sectors that only chosen people may open
         * @description By name, with their owners: an administrator manages the access to them, and may not open them.
         */
        get: operations["sectorAccess-restricted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List teams */
        get: operations["teams-list"];
        put?: never;
        /** Add a team */
        post: operations["teams-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a team */
        put: operations["teams-update"];
        post?: never;
        /** Delete a team */
        delete: operations["teams-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a deleted sector for good
         * @description With all that is in it: documents, comments, exports, client links. For its owners, and for administrators. Nobody can bring it back.
         */
        post: operations["erasure-sector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/insights/{insightId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a deleted document for good
         * @description With its summary, the evidence from it, and the stored exports that were made while it was there, since those may quote it.
         */
        post: operations["erasure-insight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/exports/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a stored export for good
         * @description A file in Google Drive stays there; its line goes.
         */
        delete: operations["erasure-export"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what in a sector
         * @description Newest first, a page at a time. What one person does again and again within a few minutes is one entry.
         */
        get: operations["activity-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what, and from where
         * @description Newest first, a page at a time: sign-ins and refusals, changes of accounts, settings and clients’ data, exports and downloads. Entries cannot be changed; they go by age.
         */
        get: operations["audit-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an entry of the audit log, with what it says of before and after */
        get: operations["audit-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the nightly backup stands */
        get: operations["backups-last"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was said about one thing
         * @description Oldest first.
         */
        get: operations["comments-list"];
        put?: never;
        /**
         * Comment on a process, an opportunity, a touchpoint or an initiative
         * @description Whoever is mentioned finds the comment in their inbox.
         */
        post: operations["comments-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/comment-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the comments on each thing of a sector */
        get: operations["comments-counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can be mentioned
         * @description With a sector, those who may open it.
         */
        get: operations["comments-people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete your comment */
        delete: operations["comments-remove"];
        options?: never;
        head?: never;
        /** Change your comment */
        patch: operations["comments-update"];
        trace?: never;
    };
    "/sectors/{sectorId}/comments/{commentId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring your deleted comment back */
        post: operations["comments-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your inbox
         * @description Comments that mention you, and long work of yours that has ended.
         */
        get: operations["inbox-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark entries as read */
        post: operations["inbox-markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark entries as not read again */
        post: operations["inbox-markUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all entries as read */
        post: operations["inbox-markAllRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List processes
         * @description In the order of their codes, without texts and opportunities.
         */
        get: operations["processes-tree"];
        put?: never;
        /** Add processes */
        post: operations["processes-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes/{processId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a process */
        put: operations["processes-update"];
        post?: never;
        /** Delete a process and all below it */
        delete: operations["processes-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete processes and all below them
         * @description All of them, or none where one is not there.
         */
        post: operations["processes-removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move processes with all below them
         * @description All of them, or none. A branch keeps its shape: its levels rise or fall together, within 1 to 5.
         */
        post: operations["processes-move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy processes with all below them
         * @description The copies stand beside the originals under codes of their own; opportunities and figures are not copied.
         */
        post: operations["processes-duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/deletions/{deletionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back deleted processes */
        post: operations["processes-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deleted processes */
        get: operations["processes-deletions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/research-processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose processes
         * @description Proposes processes for the sector: the core work of its trade, and the support functions around it. Nothing is saved.
         */
        post: operations["processes-research"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find opportunities */
        post: operations["processes-analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List opportunities */
        get: operations["opportunities-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes/{processId}/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an opportunity */
        post: operations["opportunities-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/opportunities/{opportunityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an opportunity
         * @description Whoever edits one accepts it: the next analysis leaves it alone.
         */
        put: operations["opportunities-update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/opportunities/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject opportunities
         * @description A rejected one is left out everywhere, and the next analysis does not propose it again.
         */
        post: operations["opportunities-decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/opportunities/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give opportunities an owner or a due date
         * @description What is left out stays as it is; null takes it away. The next analysis leaves them alone.
         */
        post: operations["opportunities-assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how the installation is doing */
        get: operations["status-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status/analyst-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection to the analyst
         * @description Asks it one small question. 502 says what is wrong; 400 where the analyst is the built-in one.
         */
        post: operations["status-testAnalyst"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes/{processId}/suitability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how suitable a process is, and why */
        get: operations["suitability-get"];
        /**
         * Answer a criterion instead of the analyst
         * @description The answer null takes a person’s answer back.
         */
        put: operations["suitability-overrule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/landscape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the landscape */
        get: operations["suitability-landscape"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/use-cases/{useCaseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an entry of the use-case catalog */
        get: operations["useCases-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes/{processId}/general-ideas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read general ideas for a process that nothing is known of
         * @description By the kind of activity alone. They are no opportunities: without money, and in no total or export.
         */
        get: operations["useCases-generalIdeas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List completed imports */
        get: operations["imports-list"];
        put?: never;
        /** Read a file and preview its processes */
        post: operations["imports-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/imports/{importId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save what the preview showed */
        post: operations["imports-complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Undo an import or drop its preview */
        delete: operations["imports-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the plan
         * @description Its initiatives in their order, the work of each month, what to look at, and what is not planned.
         */
        get: operations["initiatives-plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the plan
         * @description Absent fields stay as they are; null puts the assumption back.
         */
        patch: operations["initiatives-updateSettings"];
        trace?: never;
    };
    "/sectors/{sectorId}/plan/undo/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change of the plan back
         * @description Refused with 409 once the same was changed again. It is a change itself, and can be taken back.
         */
        post: operations["initiatives-undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an initiative */
        post: operations["initiatives-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives/{initiativeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an initiative */
        get: operations["initiatives-get"];
        /**
         * Edit an initiative
         * @description Absent fields stay as they are. An opportunity that another initiative carries leaves that one.
         */
        put: operations["initiatives-update"];
        post?: never;
        /**
         * Delete an initiative
         * @description Its opportunities are unplanned, and nothing depends on it any more.
         */
        delete: operations["initiatives-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose initiatives
         * @description Groups accepted opportunities that no initiative carries, with months, cost, effort, measures and risks. Initiatives that exist are not touched.
         */
        post: operations["initiatives-propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make one initiative of several */
        post: operations["initiatives-merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives/{initiativeId}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an initiative of a part of one
         * @description Cost and days go along by the effort of the opportunities that leave.
         */
        post: operations["initiatives-split"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives/{initiativeId}/baseline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new baseline
         * @description Freezes the plan of a committed initiative as it stands: what comes of it is compared with that.
         */
        post: operations["initiatives-setBaseline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put initiatives in order */
        post: operations["initiatives-reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives/{initiativeId}/actuals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what came of an initiative, against its plan */
        get: operations["actuals-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enter actual figures
         * @description Absent months and figures stay as they are; null clears a figure.
         */
        patch: operations["actuals-save"];
        trace?: never;
    };
    "/sectors/{sectorId}/initiatives/{initiativeId}/actuals/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter actual figures from a table
         * @description Numbers as 1,234.56 or 1.234,56, months as 2027-03, 03/2027 or Mar 2027. Nothing is saved unless every line can be read.
         */
        post: operations["actuals-import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/journeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List journeys */
        get: operations["journeys-list"];
        put?: never;
        /**
         * Add a journey
         * @description Each touchpoint names a process of the sector by its code, and stays with it when that changes.
         */
        post: operations["journeys-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/journeys/{journeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a journey */
        delete: operations["journeys-remove"];
        options?: never;
        head?: never;
        /**
         * Edit a journey
         * @description The touchpoints given take the place of those it had.
         */
        patch: operations["journeys-update"];
        trace?: never;
    };
    "/sectors/{sectorId}/journeys/{journeyId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a deleted journey */
        post: operations["journeys-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/journeys/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose journeys
         * @description Proposes journeys along the processes of the sector. Nothing is saved.
         */
        post: operations["journeys-suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a job */
        get: operations["jobs-get"];
        put?: never;
        post?: never;
        /** Cancel a job */
        delete: operations["jobs-cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a job has made
         * @description A proposal or a link; of an analysis or a summary, how much was done; of a refreshed vendor, what was found. null until the job has succeeded; a job that failed answers what it failed with.
         */
        get: operations["jobs-result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/roi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read ROI inputs and results */
        get: operations["roi-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/roi/inputs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save ROI inputs by process
         * @description Absent figures stay as they are; the first inputs of a process need all four. With the version that was read (0 = there were none), a figure that somebody else has changed since is answered with 409, its value now stands in `current`, and nothing is saved; without a version, what is given overwrites.
         */
        post: operations["roi-saveInputs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/roi/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calculate the ROI */
        post: operations["roi-calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/roi/assumptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the assumptions of a sector
         * @description Absent fields stay as they are; null puts the default back.
         */
        patch: operations["roi-updateAssumptions"];
        trace?: never;
    };
    "/sectors/{sectorId}/roi/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the business case over several years
         * @description Follows the plan: benefits begin when they are delivered. Without a plan the waves of the roadmap are it. Absent scenario = "capacity-kept".
         */
        get: operations["roi-outlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/roi/benchmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read benchmarks of ROI inputs
         * @description What the work of each process without inputs would look like in an organization of this size and industry. Nothing is saved: send what you accept as inputs.
         */
        get: operations["benchmarks-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/roi/use-case-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the rates of the use cases would change
         * @description Of processes with inputs whose automation rate nobody has set.
         */
        get: operations["benchmarks-rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/roi/adopt-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the rates of the use cases
         * @description Where nobody has set an automation rate. Setting it to null again puts the default back.
         */
        post: operations["benchmarks-adoptRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List scenarios */
        get: operations["scenarios-list"];
        put?: never;
        /** Add a scenario */
        post: operations["scenarios-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/scenarios/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare all scenarios
         * @description The business case of the same plan in each scenario, side by side.
         */
        get: operations["scenarios-compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/scenarios/{scenarioId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a scenario */
        delete: operations["scenarios-remove"];
        options?: never;
        head?: never;
        /**
         * Edit a scenario
         * @description The assumptions given take the place of those it had. The two built-in scenarios stay as they are.
         */
        patch: operations["scenarios-update"];
        trace?: never;
    };
    "/sectors/{sectorId}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List insights */
        get: operations["insights-list"];
        put?: never;
        /**
         * Upload a document and summarize it
         * @description PDF, DOC, DOCX, PPT, PPTX or PNG.
         */
        post: operations["insights-upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/insights/{insightId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an insight */
        get: operations["insights-get"];
        put?: never;
        post?: never;
        /** Delete an insight */
        delete: operations["insights-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/insights/{insightId}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the text of a document, page by page */
        get: operations["insights-text"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/insights/{insightId}/summarize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Summarize a document anew */
        post: operations["insights-summarize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/insights/{insightId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a deleted insight */
        post: operations["insights-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what documents say of processes
         * @description Sentences of insights that speak of a process of the sector, with page and exact words. Found when a document is summarized, and again by a job once processes have been added, imported or edited.
         */
        get: operations["evidence-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/insights/{insightId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a document says of processes, and what was decided of its sentences */
        get: operations["evidence-ofInsight"];
        /**
         * Say which process a sentence speaks of
         * @description It stands whatever the words say, through later analyses, summaries and edits; processId null says that the sentence speaks of no process. What follows from it is found at once.
         */
        put: operations["evidence-decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/insights/{insightId}/evidence/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was said of a sentence
         * @description By the whole sentence, as `decisions` has it. Its words tell again which process it speaks of.
         */
        post: operations["evidence-undecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/playbooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List playbooks */
        get: operations["playbooks-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{playbookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a playbook */
        get: operations["playbooks-get"];
        /** Edit a custom playbook */
        put: operations["playbooks-update"];
        post?: never;
        /** Delete a custom playbook */
        delete: operations["playbooks-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/playbooks/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a playbook
         * @description From the processes of the sector. Nothing is saved.
         */
        post: operations["playbooks-generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/playbooks/{playbookId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what applying a playbook would add */
        get: operations["playbooks-plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/apply-playbook/{playbookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a playbook
         * @description Adds what is missing and overwrites nothing.
         */
        post: operations["playbooks-applyToSector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/playbook-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the playbooks that were applied */
        get: operations["playbooks-applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/playbook-applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an applied playbook back
         * @description What was worked on since stays, and is named.
         */
        delete: operations["playbooks-undo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a playbook */
        post: operations["playbooks-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{playbookId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a deleted playbook */
        post: operations["playbooks-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Newest first. Their files are stored until they or the sector are deleted.
         */
        get: operations["exports-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/export-cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what covers of exports say */
        get: operations["exports-cover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what covers of exports say
         * @description Fields that are absent stay as they are. An export may say otherwise for itself alone.
         */
        patch: operations["exports-saveCover"];
        trace?: never;
    };
    "/sectors/{sectorId}/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check what to mend before an export
         * @description What is missing or odd in what the files would show. Where something blocks, each page of them says DRAFT.
         */
        get: operations["exports-readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/export-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview cover and summary of an export
         * @description Takes what an export takes, and makes no file. Without vendors, it shows none.
         */
        post: operations["exports-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/exports/{exportId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare a sector with what an export led with
         * @description Headline figures then and now, and the initiatives that the plan has gained and lost since.
         */
        get: operations["exports-changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/export/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the blueprint
         * @description Formats: docs (a Word document), sheets (an Excel workbook with live formulas) and slides (a PowerPoint presentation); with Google Workspace set up, the native Docs, Sheets or Slides.
         */
        post: operations["exports-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/client-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List client links */
        get: operations["clientLinks-list"];
        put?: never;
        /**
         * Make a link by which a client reads the blueprint
         * @description Whoever has the link, and its password where it has one, reads the page and nothing else.
         */
        post: operations["clientLinks-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/client-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a client link
         * @description It stays in the list with who opened it.
         */
        delete: operations["clientLinks-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/client-links/{linkId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a client link work again
         * @description After it was revoked, or who answered for it has lost access to the sector. From now on you answer for it.
         */
        post: operations["clientLinks-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/client-links/{linkId}/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when a client link was opened
         * @description The last 500, newest first.
         */
        get: operations["clientLinks-openings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the page of a client link
         * @description The blueprint as it is now. The token is sent in the body, so that it stands in no log. Each opening is put on record.
         */
        post: operations["clientLinks-open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what processes cost and can save
         * @description Derived at each read. Measured = from ROI inputs; benchmark = from the size of the organization. The two are never added up.
         */
        get: operations["values-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/roll-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was found in each process and all below it
         * @description Opportunities by type, savings by what they rest on, and how much is analyzed. Figures are those of `…/values`.
         */
        get: operations["values-rollUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/processes/{processId}/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a process costs and can save
         * @description With its ROI inputs and who set them, or the parts of its benchmark: share of the workforce, volume, reference set.
         */
        get: operations["values-getOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List vendors */
        get: operations["vendors-list"];
        put?: never;
        /** Add a vendor */
        post: operations["vendors-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{vendorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a vendor */
        get: operations["vendors-get"];
        /** Edit a vendor */
        put: operations["vendors-update"];
        post?: never;
        /** Delete a vendor */
        delete: operations["vendors-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{vendorId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a deleted vendor */
        post: operations["vendors-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{vendorId}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a vendor up to date
         * @description Takes over all that the analyst knows. Where nothing is known the vendor stays as it is.
         */
        post: operations["vendors-refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare vendors with the opportunities of processes
         * @description Ranked. The points of `score` add up to `overallScore`, on an absolute scale of 0 to 100.
         */
        post: operations["vendors-compare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shortlisted vendors of a sector
         * @description What an export shows where no vendors are chosen.
         */
        get: operations["vendors-shortlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/shortlisted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the shortlisted vendors of all sectors that you may open */
        get: operations["vendors-shortlists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/shortlist/{vendorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a vendor on the shortlist
         * @description Of a vendor that is there already, this changes the note.
         */
        put: operations["vendors-keep"];
        post?: never;
        /** Take a vendor off the shortlist */
        delete: operations["vendors-drop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how documents look */
        get: operations["workspace-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how documents look */
        patch: operations["workspace-update"];
        trace?: never;
    };
    "/workspace/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the logo of documents */
        get: operations["workspace-logo"];
        put?: never;
        /**
         * Upload the logo of documents
         * @description PNG or JPEG.
         */
        post: operations["workspace-setLogo"];
        /** Remove the logo */
        delete: operations["workspace-removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a template of your own
         * @description DOTX or DOCX for Word documents, POTX or PPTX for presentations; it takes the place of one of its kind.
         */
        post: operations["workspace-setTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/templates/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a template of your own */
        delete: operations["workspace-removeTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the whole workspace as JSON
         * @description How documents look, the vendor directory, your own playbooks, and every sector that you may open, with its documents. Not in it: people and teams, who may open what, rules of sign-in and retention, links for clients, exported files, the audit log.
         */
        get: operations["workspace-archive"];
        put?: never;
        /**
         * Import a workspace file
         * @description A file of GET /workspace/archive. Its sectors become sectors of their own, owned by you; vendors and playbooks that are here already stay, as do name, color, logo and templates where there are some. What cannot be imported is named, and the rest is.
         */
        post: operations["workspace-importArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the sign-in page
         * @description For browsers. With single sign-on it leads to the identity provider. A token that cannot be redeemed leads back to the landing page with an error.
         */
        get: operations["login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End the session */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can serve: it reaches its database */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, by the name that orchestrators use */
        get: operations["health-ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs; the database is not asked */
        get: operations["health-live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectors/{sectorId}/insights/{insightId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the document as it was uploaded */
        get: operations["insights-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log as CSV
         * @description Newest first, with what has changed as JSON in the last column. Takes the filters of the list.
         */
        get: operations["audit-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what is stored of you
         * @description A zip with a file of JSON for each part, without secrets. Not for API tokens.
         */
        get: operations["account-archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what is stored of a person
         * @description A zip with a file of JSON for each part, without secrets.
         */
        get: operations["users-archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{exportId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an exported file */
        get: operations["exports-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "job.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A job has ended */
        post: operations["messages-jobFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "opportunity.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody has decided on opportunities */
        post: operations["messages-opportunityDecided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The owner of the webhook asked for a test */
        post: operations["messages-webhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Error: {
            /** @description A sentence for a person. */
            error: string;
            /** @description The same sentence. */
            message: string;
            /** @enum {string} */
            code: "BAD_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "UNPROCESSABLE_CONTENT" | "TOO_MANY_REQUESTS" | "INTERNAL_SERVER_ERROR" | "BAD_GATEWAY" | "SERVICE_UNAVAILABLE";
            issues?: {
                /** @description As in "0.name". */
                path: string;
                message: string;
            }[];
            /** @description What is stored now, where the request clashed with it. */
            current?: Record<string, never>;
            /** @description As in the header x-request-id, and in the server’s log. */
            requestId?: string;
        };
        Health: {
            /** @constant */
            status: "ok";
            version?: string;
        };
        WorkspaceArchive: {
            /** @constant */
            format: "process-ai-workspace";
            /** @constant */
            version: 1;
            /** @description How documents look. */
            appearance: {
                /** @description Printed on covers. */
                companyName: string | null;
                /** @description "#rrggbb" */
                accentColour: string | null;
                logo: string | null;
                templates: {
                    /** @enum {unknown} */
                    kind: "document" | "slides";
                    name: string;
                    file: string;
                }[];
            };
            /** @description Each with factsAsOf: the month of its facts in the curated directory, or null. */
            vendors: components["schemas"]["VendorInput"][];
            /** @description Those of its own. */
            playbooks: components["schemas"]["PlaybookInput"][];
            /** @description Those that you may open. */
            sectors: components["schemas"]["SectorArchive"][];
        };
        SignUp: {
            token?: string | null;
            email: string;
            password: string;
            firstName: string;
            lastName: string;
        };
        User: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            isAdmin: boolean;
            /** Format: date-time */
            createdAt: string;
            profileImageUrl: string | null;
        };
        PendingSignIn: {
            token: string;
            /**
             * @description set-up = the workspace requires a second factor, and there is none yet.
             * @enum {string}
             */
            step: "code" | "set-up";
        };
        SignInAnswer: {
            authenticated: boolean;
            user: components["schemas"]["User"] | null;
            pending: components["schemas"]["PendingSignIn"] | null;
        };
        SignIn: {
            email: string;
            password: string;
        };
        SecondStep: {
            token: string;
            code: string;
        };
        CurrentUser: {
            authenticated: boolean;
            user: components["schemas"]["User"] | null;
        };
        SecondFactor: {
            isOn: boolean;
            recoveryCodesLeft: number;
            /** @description The workspace requires one of everybody. */
            isRequired: boolean;
        };
        OwnPassword: {
            currentPassword: string;
        };
        SecondFactorSetup: {
            /** @description Base32, to be typed where no picture can be taken. */
            secret: string;
            /** @description otpauth://…, for the QR code. */
            uri: string;
        };
        SecondFactorConfirmation: {
            code: string;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        SecondFactorRemoval: {
            currentPassword: string;
            code: string;
        };
        ResetLink: {
            token: string;
            /** Format: date-time */
            expiresAt: string;
        };
        PasswordReset: {
            token: string;
            password: string;
        };
        Profile: {
            firstName: string;
            lastName: string;
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        Session: {
            id: string;
            userAgent: string | null;
            address: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            isCurrent: boolean;
        };
        EndedSessions: {
            ended: number;
        };
        ListedUser: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            isAdmin: boolean;
            /** Format: date-time */
            createdAt: string;
            profileImageUrl: string | null;
            hasSecondFactor: boolean;
        };
        RoleInput: {
            isAdmin: boolean;
        };
        /** @enum {string} */
        StoredKind: "sectors" | "documents" | "exports" | "imports" | "activity" | "audit" | "jobs" | "people";
        Stored: {
            kind: components["schemas"]["StoredKind"];
            count: number;
            /** @description How many of them are deleted and can be brought back; null where nothing can. */
            deleted: number | null;
            /** @description On the disk, with indexes and files; of sectors without what has a line of its own. */
            bytes: number;
        };
        FilesElsewhere: {
            /** @enum {string} */
            place: "folder" | "s3";
            count: number;
            /** @description Part of what is stored, and not of the database. */
            bytes: number;
        };
        Retention: {
            /** @description Days from a deletion to its end for good, of all that can be brought back. */
            deletedDays: number | null;
            /** @description Months for which the file of an export is stored. */
            exportMonths: number | null;
            /** @description Months for which the activity of sectors is kept. */
            activityMonths: number | null;
        };
        CleanupReport: {
            deleted: number;
            exports: number;
            activity: number;
        };
        StorageReport: {
            stored: components["schemas"]["Stored"][];
            /** @description Of the whole database, without its write-ahead log. */
            databaseBytes: number;
            /** @description Of the write-ahead log; null where the database does not tell. */
            walBytes: number | null;
            /** @description Which backups of the database do not hold. */
            filesElsewhere: components["schemas"]["FilesElsewhere"][];
            retention: components["schemas"]["Retention"];
            cleanup: {
                /** @description Null until the first one. */
                begunAt: string | null;
                /** @description Null while it runs, and where it was cut short. */
                endedAt: string | null;
                report: components["schemas"]["CleanupReport"] | null;
                /** @description Something was deleted for good that is still in the files of the database. */
                isDue: boolean;
            };
        };
        Invitation: {
            id: string;
            email: string | null;
            isAdmin: boolean;
            token: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            usedAt: string | null;
        };
        InvitationInput: {
            email?: ("" | string) | null;
            isAdmin?: boolean;
        };
        /** @enum {string} */
        TokenScope: "read" | "write" | "admin";
        ApiToken: {
            id: string;
            name: string;
            /** @description The first characters of the secret, to tell tokens apart. */
            prefix: string;
            scope: components["schemas"]["TokenScope"];
            /** Format: date-time */
            createdAt: string;
            /** @description From then on the token is refused; null = never. */
            expiresAt: string | null;
            lastUsedAt: string | null;
        };
        ApiTokenInput: {
            name: string;
            /**
             * @description Everything that you may do, where it is left out.
             * @default admin
             * @enum {string}
             */
            scope?: "read" | "write" | "admin";
            /**
             * @description Days until the token is refused; null = never.
             * @default null
             */
            expiresInDays?: number | null;
        };
        ApiTokenCreated: {
            id: string;
            name: string;
            /** @description The first characters of the secret, to tell tokens apart. */
            prefix: string;
            scope: components["schemas"]["TokenScope"];
            /** Format: date-time */
            createdAt: string;
            /** @description From then on the token is refused; null = never. */
            expiresAt: string | null;
            lastUsedAt: string | null;
            secret: string;
        };
        /** @enum {string} */
        WebhookEvent: "job.finished" | "opportunity.decided";
        /** @enum {string} */
        WebhookOffReason: "failures" | "gone";
        Webhook: {
            id: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /** @description null = events of every sector that you may open. */
            sectorId: string | null;
            /** @description null too where you may not open it any more. */
            sectorName: string | null;
            isOn: boolean;
            /** @description Why it was switched off by itself: too many messages in a row could not be delivered, or the receiver answered 410. */
            offReason: components["schemas"]["WebhookOffReason"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookInput: {
            /** @description Where messages are sent by POST. https, and no private address, unless this server allows it. */
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description Only events of this sector; null = of every one that you may open.
             * @default null
             */
            sectorId?: string | null;
        };
        WebhookCreated: {
            id: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /** @description null = events of every sector that you may open. */
            sectorId: string | null;
            /** @description null too where you may not open it any more. */
            sectorName: string | null;
            isOn: boolean;
            /** @description Why it was switched off by itself: too many messages in a row could not be delivered, or the receiver answered 410. */
            offReason: components["schemas"]["WebhookOffReason"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Signs what is sent, as Standard Webhooks says: whsec_ and 32 bytes in Base64. */
            secret: string;
        };
        WebhookUpdate: {
            url?: string;
            events?: components["schemas"]["WebhookEvent"][];
            /** @description What waits to be delivered when it is switched off is not delivered later. */
            isOn?: boolean;
        };
        /** @enum {string} */
        WebhookMessageType: "job.finished" | "opportunity.decided" | "webhook.test";
        /** @enum {string} */
        WebhookDeliveryState: "waiting" | "delivered" | "failed" | "dropped";
        /** @enum {string} */
        WebhookProblem: "timeout" | "unknownHost" | "privateAddress" | "certificate" | "connection" | "accessEnded" | "switchedOff";
        WebhookDelivery: {
            /** @description Sent as the header webhook-id, the same at each try. */
            id: string;
            type: components["schemas"]["WebhookMessageType"];
            /** @description Failed = given up after the last try; dropped = not to be sent any more. */
            state: components["schemas"]["WebhookDeliveryState"];
            tries: number;
            /** @description The HTTP status of the last answer; null where none came. */
            status: number | null;
            problem: components["schemas"]["WebhookProblem"] | null;
            /** Format: date-time */
            createdAt: string;
            triedAt: string | null;
            /** @description null once it is not tried again. */
            nextTryAt: string | null;
        };
        SavedView: {
            id: string;
            sectorId: string;
            sectorName: string;
            name: string;
            /** @description Filters and order as in the address of the list, without "?": "status=proposed&effort=1-2". */
            query: string;
            /** Format: date-time */
            createdAt: string;
        };
        SavedViewInput: {
            name: string;
            query: string;
        };
        SectorProfile: {
            /** @description What exported files call the client; null = by the name of the sector. */
            shortName: string | null;
            industry: ("banking" | "asset-management" | "insurance" | "health-insurance" | "telecommunications" | "media" | "software" | "manufacturing" | "automotive" | "machinery" | "electronics" | "chemicals" | "food" | "consumer-goods" | "pharma" | "defense" | "retail" | "wholesale" | "logistics" | "airlines" | "public-transport" | "utilities" | "oil-and-gas" | "mining" | "construction" | "hospitals" | "social-care" | "public-administration" | "higher-education" | "hospitality" | "professional-services" | "agriculture" | "nonprofit" | "hair-salons" | "car-repair" | "veterinary" | "fitness" | "bakeries" | "building-trades") | null;
            /** @description An industry that is not in the list, in own words. */
            otherIndustry: string | null;
            /** @description ISO 3166-1 alpha-2. */
            countries: string[];
            employees: number | null;
            /** @description A year, in the currency. */
            revenue: number | null;
            /** @description ISO 4217. */
            currency: string | null;
            /** @description Mean cost of an employee a year, in the currency. */
            employeeCost: number | null;
            /** @description Customers or cases a year. */
            casesPerYear: number | null;
        };
        /** @enum {string} */
        AccessMode: "all" | "chosen";
        /** @enum {string} */
        SectorRole: "viewer" | "editor" | "owner";
        SectorCounts: {
            processes: number;
            opportunities: number;
            journeys: number;
            insights: number;
        };
        SectorSummary: {
            id: string;
            name: string;
            description: string | null;
            referenceModel: string;
            icon: string | null;
            profile: components["schemas"]["SectorProfile"];
            /** @description Made as the sample client: to look around in, not the work of anybody. */
            isSample: boolean;
            hasProcesses: boolean;
            hasAnalysis: boolean;
            hasJourneys: boolean;
            hasROI: boolean;
            /** @description Rises with each edit of the sector's own fields; send it back with an edit to be told of a conflict. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who may open it: every member, or chosen people and teams. */
            access: components["schemas"]["AccessMode"];
            /** @description What you may do with it. */
            role: components["schemas"]["SectorRole"];
            /** @description What an analysis takes: the profile's industry, else the one that name, description and model say; null where they leave it open. */
            assumedIndustry: ("banking" | "asset-management" | "insurance" | "health-insurance" | "telecommunications" | "media" | "software" | "manufacturing" | "automotive" | "machinery" | "electronics" | "chemicals" | "food" | "consumer-goods" | "pharma" | "defense" | "retail" | "wholesale" | "logistics" | "airlines" | "public-transport" | "utilities" | "oil-and-gas" | "mining" | "construction" | "hospitals" | "social-care" | "public-administration" | "higher-education" | "hospitality" | "professional-services" | "agriculture" | "nonprofit" | "hair-salons" | "car-repair" | "veterinary" | "fitness" | "bakeries" | "building-trades") | null;
            counts: components["schemas"]["SectorCounts"];
        };
        SectorInput: {
            name: string;
            referenceModel: string;
            description?: string | null;
            icon?: string | null;
            /** @default {} */
            profile?: {
                /** @description What exported files call the client, as in a title. */
                shortName?: string | null;
                /** @default null */
                industry?: ("banking" | "asset-management" | "insurance" | "health-insurance" | "telecommunications" | "media" | "software" | "manufacturing" | "automotive" | "machinery" | "electronics" | "chemicals" | "food" | "consumer-goods" | "pharma" | "defense" | "retail" | "wholesale" | "logistics" | "airlines" | "public-transport" | "utilities" | "oil-and-gas" | "mining" | "construction" | "hospitals" | "social-care" | "public-administration" | "higher-education" | "hospitality" | "professional-services" | "agriculture" | "nonprofit" | "hair-salons" | "car-repair" | "veterinary" | "fitness" | "bakeries" | "building-trades") | null;
                /** @description An industry that is not in the list, in own words. */
                otherIndustry?: string | null;
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @default []
                 */
                countries?: string[];
                /** @default null */
                employees?: number | null;
                /**
                 * @description A year, in the currency.
                 * @default null
                 */
                revenue?: number | null;
                /**
                 * @description ISO 4217.
                 * @default null
                 */
                currency?: string | null;
                /**
                 * @description Mean cost of an employee a year, in the currency.
                 * @default null
                 */
                employeeCost?: number | null;
                /**
                 * @description Customers or cases a year.
                 * @default null
                 */
                casesPerYear?: number | null;
            };
        };
        SectorProfileInput: {
            /** @description What exported files call the client, as in a title. */
            shortName?: string | null;
            /** @default null */
            industry?: ("banking" | "asset-management" | "insurance" | "health-insurance" | "telecommunications" | "media" | "software" | "manufacturing" | "automotive" | "machinery" | "electronics" | "chemicals" | "food" | "consumer-goods" | "pharma" | "defense" | "retail" | "wholesale" | "logistics" | "airlines" | "public-transport" | "utilities" | "oil-and-gas" | "mining" | "construction" | "hospitals" | "social-care" | "public-administration" | "higher-education" | "hospitality" | "professional-services" | "agriculture" | "nonprofit" | "hair-salons" | "car-repair" | "veterinary" | "fitness" | "bakeries" | "building-trades") | null;
            /** @description An industry that is not in the list, in own words. */
            otherIndustry?: string | null;
            /**
             * @description ISO 3166-1 alpha-2.
             * @default []
             */
            countries?: string[];
            /** @default null */
            employees?: number | null;
            /**
             * @description A year, in the currency.
             * @default null
             */
            revenue?: number | null;
            /**
             * @description ISO 4217.
             * @default null
             */
            currency?: string | null;
            /**
             * @description Mean cost of an employee a year, in the currency.
             * @default null
             */
            employeeCost?: number | null;
            /**
             * @description Customers or cases a year.
             * @default null
             */
            casesPerYear?: number | null;
        };
        SectorUpdate: {
            name?: string;
            referenceModel?: string;
            description?: string | null;
            icon?: string | null;
            /** @description Replaces the whole profile. */
            profile?: components["schemas"]["SectorProfileInput"];
            version?: number;
        };
        /** @enum {string} */
        FindingState: "tied" | "known" | "near" | "retrieved" | "nothing" | "unknown" | "heading";
        /** @enum {string} */
        OpportunityType: "automation" | "ai" | "agentic";
        /** @enum {string} */
        MoneyBasis: "measured" | "benchmark";
        /** @enum {string} */
        SizeClass: "S" | "M" | "L";
        /** @enum {string} */
        BenefitMoves: "handling time" | "cycle time" | "error rate" | "losses" | "stock" | "revenue" | "waste" | "downtime" | "energy" | "capacity" | "working capital" | "spend" | "breaches" | "churn";
        Benefit: {
            moves: components["schemas"]["BenefitMoves"];
            /** @description Share, 0–1. */
            low: number;
            /** @description Share, 0–1. */
            likely: number;
            /** @description Share, 0–1. */
            high: number;
        };
        /** @enum {string} */
        Basis: "tied" | "known" | "near" | "retrieved" | "model" | "playbook" | "person";
        /** @enum {string} */
        OpportunityStatus: "proposed" | "accepted" | "rejected";
        AssumptionChange: {
            by: string;
            /** Format: date-time */
            at: string;
        };
        Opportunity: {
            id: string;
            type: components["schemas"]["OpportunityType"];
            title: string;
            description: string;
            /** @description Its share of what the process saves, derived at each read; or the figure that a person entered. Thousands of the sector's currency a year. null = its benefit is no money of this process. Of a rejected one: what it took away. */
            estimatedSavings: number | null;
            /** @description What totals count of it, in thousands: less than its savings where entered figures exceed what the process saves. */
            countedSavings: number;
            /** @description The figure that a person entered, in thousands; null = derived. */
            enteredSavings: number | null;
            /** @description What the savings rest on; null where there are none. */
            savingsBasis: components["schemas"]["MoneyBasis"] | null;
            /** @description Of benchmark savings, by their share of the payroll; else null. */
            sizeClass: components["schemas"]["SizeClass"] | null;
            benefit: components["schemas"]["Benefit"];
            /** @description 1 (days, one team) to 5 (a program of its own). */
            effort: number;
            /** @description Why this was proposed. */
            rationale: string;
            /** @description What it stands on; null for what was proposed before that was recorded. */
            basis: components["schemas"]["Basis"] | null;
            /** @description How often a proposal on such a basis is right, 0–1; null where that is not known. */
            confidence: number | null;
            /** @description The entry of the use-case catalog that it comes from. */
            useCaseId: string | null;
            /** @description "Built-in analyst", the name of the model, "Playbook: …", or "Added by hand"; with " (imported)" as the file of a sector says. */
            source: string;
            status: components["schemas"]["OpportunityStatus"];
            /** @description Who accepted or rejected it, and when; null where nobody has, or where it was not kept. */
            decided: components["schemas"]["AssumptionChange"] | null;
            /** @description Who takes it on: a role or a name. */
            owner: string | null;
            /** @description YYYY-MM-DD. */
            dueDate: string | null;
            /** @description True when a person has changed what the source said. */
            edited: boolean;
            /** @description Rises with each edit; send it back with an edit to be told of a conflict. */
            version: number;
        };
        Process: {
            id: string;
            code: string;
            name: string;
            level: number;
            description: string | null;
            /** @description null = root */
            parentId: string | null;
            /** @description Rises with each edit; send it back with an edit to be told of a conflict. */
            version: number;
            /** @description What the last analysis knew of it; null until it has been analyzed. */
            finding: components["schemas"]["FindingState"] | null;
            opportunities: components["schemas"]["Opportunity"][];
        };
        /** @enum {string} */
        TouchPointType: "human" | "agent" | "hybrid";
        TouchPoint: {
            id: string;
            name: string;
            type: components["schemas"]["TouchPointType"];
            description: string;
            /** @description Code of a process of the sector. */
            processStep: string;
            momentThatMatters: boolean;
            /** @description The part of the journey it belongs to, as "Consideration"; null = none named. */
            phase: string | null;
            /**
             * @description Where it happens, as "App" or "Branch"; null = not said.
             * @default null
             */
            channel: string | null;
            /**
             * @description From −2 (would leave) to +2 (would tell others); null = not said.
             * @default null
             */
            emotion: number | null;
            /**
             * @description What hurts there today; null = nothing known.
             * @default null
             */
            painPoint: string | null;
            /** @description True when the process it belonged to has been deleted since. */
            processMissing: boolean;
        };
        Journey: {
            id: string;
            name: string;
            description: string | null;
            /**
             * @description Who travels, in a sentence; null where nobody is named.
             * @default null
             */
            persona: string | null;
            touchPoints: components["schemas"]["TouchPoint"][];
            /** @description "Built-in analyst", the name of the model, "Playbook: …", or null: a person's own; with " (imported)" as the file of a sector says. */
            source: string | null;
            version: number;
        };
        /** @enum {string} */
        SummaryStatus: "running" | "ready" | "failed" | "no-text";
        CitedSentence: {
            text: string;
            page: number;
            quote: string;
        };
        InsightFigure: {
            /** @enum {string} */
            field: "fteCount" | "processFrequency" | "averageSalary" | "averageRuntime";
            /** @description In the unit of the field: FTE, runs a year, currency units a year, minutes a run. */
            value: number;
            page: number;
            /** @description The exact words around the figure. */
            quote: string;
            /** @description How the figure was turned into the field's unit, as "2 hours = 120 minutes"; null when it stood so. */
            conversion: string | null;
        };
        InsightFact: {
            /** @description The words that say what is counted or measured, as "supplier invoices"; may be empty. */
            what: string;
            /** @description In `unit`; of a range the middle. */
            value: number;
            /** @enum {string} */
            unit: "count" | "seconds" | "minutes" | "hours" | "days" | "weeks" | "months" | "years" | "percent" | "currency" | "fte";
            /** @description ISO code of an amount of money; null of all else, and where it is not said. */
            currency: string | null;
            /** @description Per what time it is; null where it is none, or not said. */
            period: ("year" | "quarter" | "month" | "week" | "day" | "hour") | null;
            page: number;
            /** @description The exact words: the whole sentence, or the part of a long one around the figure. */
            quote: string;
        };
        Insight: {
            id: string;
            title: string;
            fileName: string;
            fileType: string;
            /** @description Bytes. */
            fileSize: number;
            /** Format: date-time */
            uploadedAt: string;
            /** @description The sentences in one text; where there is none, a sentence that says why. */
            summary: string;
            summaryStatus: components["schemas"]["SummaryStatus"];
            sentences: components["schemas"]["CitedSentence"][];
            figures: components["schemas"]["InsightFigure"][];
            facts: components["schemas"]["InsightFact"][];
            /** @description BCP 47 code of the language that the document is written in, as "de"; null where it cannot be told. */
            language: string | null;
            /** @description Who summarized it; null until then. */
            source: string | null;
            pageCount: number;
            notice: string | null;
        };
        /** @enum {string} */
        RoiBasis: "workload" | "capacity";
        RoiResult: {
            processId: string;
            /** @description Currency units a year. */
            currentAnnualCost: number;
            /** @description Currency units a year. */
            projectedSavings: number;
            /** @description Months; null when the investment never pays back. */
            paybackMonths: number | null;
            /** @description Percent of the current annual cost, 0–100. */
            savingsPercentage: number;
            /** @description What the cost rests on: the work (runs × runtime), or the capacity (FTE × salary). */
            basis: components["schemas"]["RoiBasis"];
            /** @description Hours of work a year. */
            workHours: number;
            /** @description Share of the team's hours that the work takes; null without FTE. Above 1 is worth a warning. */
            utilisation: number | null;
            /** @description Projected savings less the annual run cost, currency units a year. */
            netAnnual: number;
            /** @description Currency units, once. */
            implementationCost: number;
            /** @description Share of the work that is automated, 0–1. */
            automationRate: number;
            /** @description True when an ancestor has inputs as well: this one is then left out of the totals. */
            countedInAncestor: boolean;
        };
        Sector: {
            id: string;
            name: string;
            description: string | null;
            referenceModel: string;
            icon: string | null;
            profile: components["schemas"]["SectorProfile"];
            /** @description Made as the sample client: to look around in, not the work of anybody. */
            isSample: boolean;
            hasProcesses: boolean;
            hasAnalysis: boolean;
            hasJourneys: boolean;
            hasROI: boolean;
            /** @description Rises with each edit of the sector's own fields; send it back with an edit to be told of a conflict. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            processes: components["schemas"]["Process"][];
            journeys: components["schemas"]["Journey"][];
            insights: components["schemas"]["Insight"][];
            roiResults: components["schemas"]["RoiResult"][];
        };
        /** @enum {string} */
        NextStep: "addProcesses" | "analyze" | "findByHand" | "decide" | "reconsider" | "enterInputs" | "calculate" | "makePlan" | "planRest" | "export" | "exportAgain" | "decideRest" | "nothingOpen";
        SavingsByBasis: {
            /** @description Thousands of the sector's currency a year. */
            measured: number;
            /** @description The same of what is not costed yet. */
            benchmark: number;
        };
        /** @enum {string} */
        InitiativeStatus: "proposed" | "committed" | "running" | "delivered" | "stopped";
        /** @enum {string} */
        ActivityKind: "sector" | "import" | "research" | "analysis" | "processes" | "suitability" | "opportunities" | "inputs" | "scenarios" | "plan" | "journeys" | "playbook" | "insight" | "vendors" | "export" | "link";
        /** @enum {string} */
        ActivityAction: "done" | "undone" | "added" | "changed" | "moved" | "deleted" | "restored" | "accepted" | "rejected" | "reopened" | "assigned" | "entered" | "calculated" | "commented" | "shared";
        SectorChange: {
            kind: components["schemas"]["ActivityKind"];
            action: components["schemas"]["ActivityAction"];
            /** @description Name of the one thing that it is about; format of an export; null where it is about several, or none. */
            what: string | null;
            /** @description How many things it is about. */
            count: number;
            /** @description Null where it was not kept who did it. */
            by: string | null;
            /** Format: date-time */
            at: string;
        };
        SectorOverview: {
            next: {
                step: components["schemas"]["NextStep"];
                /** @description What the step is about; 0 where it is about nothing. */
                count: number;
            };
            coverage: {
                processes: number;
                /** @description Processes that were analyzed, or that hold an opportunity. */
                analyzed: number;
                /** @description Processes with ROI inputs of their own. */
                measured: number;
            };
            /** @description One entry for each kind. */
            opportunities: {
                type: components["schemas"]["OpportunityType"];
                proposed: number;
                accepted: number;
                rejected: number;
            }[];
            value: {
                currency: string;
                /** @description Currency units a year: what a size class is a share of. */
                payroll: number;
                measured: {
                    /** @description Equals the total of `values`. */
                    savings: number;
                    /** @description With each use case at its low benefit. */
                    low: number;
                    /** @description With each use case at its high benefit. */
                    high: number;
                    /** @description Processes without others below that it rests on. */
                    processes: number;
                };
                benchmark: {
                    /** @description Equals the total of `values`. */
                    savings: number;
                    /** @description With each use case at its low benefit. */
                    low: number;
                    /** @description With each use case at its high benefit. */
                    high: number;
                    /** @description Processes without others below that it rests on. */
                    processes: number;
                };
                /** @description What totals count of the accepted opportunities. */
                accepted: components["schemas"]["SavingsByBasis"];
            };
            plan: {
                /** @description Those that are stopped are left out. */
                initiatives: number;
                /** @description At most five, by measured savings, then by benchmark. */
                largest: {
                    id: string;
                    name: string;
                    owner: string | null;
                    status: components["schemas"]["InitiativeStatus"];
                    startMonth: string;
                    endMonth: string;
                    /** @description What its opportunities save once all of it works; derived at each read. */
                    annualSavings: {
                        /** @description Σ of its accepted opportunities, currency units a year. */
                        measured: number;
                        /** @description The same for processes that are not costed yet; never added to the measured. */
                        benchmark: number;
                    };
                }[];
                /** @description Accepted opportunities that no initiative carries. */
                unplanned: number;
            };
            journeys: {
                count: number;
                /** @description At most five. */
                newest: {
                    id: string;
                    name: string;
                    touchPoints: number;
                }[];
            };
            evidence: {
                documents: number;
                /** @description Sentences of documents that speak of a process. */
                sentences: number;
                /** @description Processes that such a sentence speaks of. */
                processes: number;
            };
            /** @description The last ones, newest first, at most eight. */
            changes: components["schemas"]["SectorChange"][];
        };
        /** @enum {string} */
        CoverStatus: "draft" | "forReview" | "final";
        /** @enum {string} */
        FileLanguage: "en" | "de" | "es" | "fr";
        ExportCover: {
            /** @description null = for review. While something blocks, the files are drafts all the same. */
            status: components["schemas"]["CoverStatus"] | null;
            /** @description Of all fixed words, figures and dates of document, workbook, slides and client page; names, descriptions and quotes stay as they are. */
            language: components["schemas"]["FileLanguage"];
            /** @description As "1.0"; null = the states of the sector that were exported are counted: files of one state bear the same. */
            version: string | null;
            /** @description null = the day of the export. */
            date: string | null;
            confidentiality: string | null;
            /** @description Of the firm that hands the files over; where no field of the contact is filled in, who exports is named. */
            contactName: string | null;
            contactRole: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
        };
        /** @enum {string} */
        FindingHelp: "description" | "industry" | "plainerName";
        ProcessFinding: {
            state: components["schemas"]["FindingState"];
            /** @description 0–1; null where nothing is known. */
            confidence: number | null;
            /** @description The activity, in the words of the process. */
            understoodAs: string;
            /**
             * @description BCP 47 code of the language that its name is read in, as "de"; what is proposed comes in English.
             * @default en
             */
            language: string;
            /** @description The element of a public model that it is or stands below. */
            place: string | null;
            /** @description Why nothing is worth doing. */
            reason: string | null;
            helps: components["schemas"]["FindingHelp"][];
            /** @description Best first. */
            useCases: {
                id: string;
                title: string;
                /** @description The words of the process that led there. */
                words: string[];
                /** @description Code and name of the process of this sector that it is proposed at; null = at this one. */
                shownAt: string | null;
            }[];
        };
        ScenarioAssumptions: {
            /**
             * @description Factor on the work that there is.
             * @default 1
             */
            volume: number;
            /**
             * @description Factor on the share of the work that is automated.
             * @default 1
             */
            rate: number;
            /**
             * @description Share of the work that really goes the new way.
             * @default 1
             */
            adoption: number;
            /**
             * @description Factor on one-off and run cost.
             * @default 1
             */
            cost: number;
            /**
             * @description Months by which all ends later.
             * @default 0
             */
            delayMonths: number;
            /**
             * @description Share of the freed work that leaves the payroll; 1 = all of it counts as value.
             * @default 1
             */
            cashShare: number;
            /**
             * @description True = what is not costed yet counts as well.
             * @default false
             */
            includeBenchmark: boolean;
        };
        DocumentPage: {
            page: number;
            text: string;
            /** @description True when the text was read from a picture, and may be misread. */
            ocr: boolean;
        };
        /** @enum {string} */
        CostKind: "licence" | "integration" | "change";
        InitiativeBaseline: {
            startMonth: string;
            endMonth: string;
            /** @description What its opportunities save once all of it works; derived at each read. */
            annualSavings: {
                /** @description Σ of its accepted opportunities, currency units a year. */
                measured: number;
                /** @description The same for processes that are not costed yet; never added to the measured. */
                benchmark: number;
            };
            /** @description Currency units. */
            oneOffCost: number;
            /** @description Currency units a year. */
            annualRunCost: number;
            /** @description Runs of its processes in a month; null = nobody had said. */
            monthlyVolume: number | null;
            /** @description By the id of the measure. */
            targets: {
                [key: string]: number | null;
            };
            /** Format: date-time */
            frozenAt: string;
            frozenBy: string;
        };
        /** @enum {string} */
        CommentSubject: "process" | "opportunity" | "touchpoint" | "initiative";
        SectorArchive: {
            /** @constant */
            format: "process-ai-sector";
            /** @constant */
            version: 1;
            sector: {
                name: string;
                referenceModel: string;
                description: string | null;
                icon: string | null;
                profile: components["schemas"]["SectorProfile"];
                exportCover: components["schemas"]["ExportCover"] | null;
                /** @description When ROI results were last asked for; null = never. */
                roiCalculatedAt: string | null;
                /** @description What the versions of ROI inputs are counted by. */
                revision: number;
            };
            processes: {
                id: string;
                parentId: string | null;
                code: string;
                name: string;
                level: number;
                description: string | null;
                finding: components["schemas"]["FindingState"] | null;
            }[];
            opportunities: {
                id: string;
                processId: string;
                type: components["schemas"]["OpportunityType"];
                title: string;
                description: string;
                /** @description Thousands a year; null = derived at each read. */
                enteredSavings: number | null;
                benefitMoves: components["schemas"]["BenefitMoves"];
                benefitLow: number;
                benefitLikely: number;
                benefitHigh: number;
                rationale: string;
                basis: components["schemas"]["Basis"] | null;
                confidence: number | null;
                useCaseId: string | null;
                source: string;
                position: number;
                effort: number;
                status: components["schemas"]["OpportunityStatus"];
                decidedBy: string | null;
                decidedAt: string | null;
                owner: string | null;
                dueDate: string | null;
                edited: boolean;
            }[];
            suitability: {
                processId: string;
                bestScore: number | null;
                overrules: {
                    [key: string]: {
                        answer: number;
                        /** @description As the person was called then. */
                        by: string;
                        at: string;
                    };
                };
                finding: components["schemas"]["ProcessFinding"] | null;
            }[];
            roiInputs: {
                processId: string;
                fteCount: number;
                processFrequency: number;
                averageSalary: number;
                averageRuntime: number;
                implementationCost: number | null;
                annualRunCost: number | null;
                automationRate: number | null;
                realisation: number | null;
                updatedBy: string | null;
                version: number;
                /** @description The last change of each figure, by its name. */
                cells: {
                    [key: string]: {
                        version: number;
                        /** @description As the person was called then. */
                        by: string;
                        benchmark?: boolean;
                        source?: string;
                    };
                };
            }[];
            roiAssumptions: {
                changed: {
                    [key: string]: {
                        value: number | string | number[];
                        /** @description As the person was called then. */
                        by: string;
                        at: string;
                    };
                };
                version: number;
            }[];
            scenarios: {
                id: string;
                name: string;
                description: string | null;
                assumptions: components["schemas"]["ScenarioAssumptions"];
                /** @description As the person was called then. */
                updatedBy: string;
            }[];
            journeys: {
                id: string;
                name: string;
                description: string | null;
                persona: string | null;
                touchPoints: {
                    id: string;
                    name: string;
                    type: components["schemas"]["TouchPointType"];
                    description: string;
                    processId: string | null;
                    processStep: string;
                    momentThatMatters: boolean;
                    phase: string | null;
                    /**
                     * @description Where it happens, as "App" or "Branch"; null = not said.
                     * @default null
                     */
                    channel: string | null;
                    /**
                     * @description From −2 (would leave) to +2 (would tell others); null = not said.
                     * @default null
                     */
                    emotion: number | null;
                    /**
                     * @description What hurts there today; null = nothing known.
                     * @default null
                     */
                    painPoint: string | null;
                }[];
                source: string | null;
            }[];
            insights: {
                id: string;
                title: string;
                fileName: string;
                /** @enum {string} */
                fileType: "pdf" | "doc" | "docx" | "ppt" | "pptx" | "png";
                fileSize: number;
                /**
                 * Format: base64
                 * @description The document itself, in Base64.
                 */
                file: string;
                pages: components["schemas"]["DocumentPage"][];
                notice: string | null;
                summaryStatus: components["schemas"]["SummaryStatus"];
                sentences: components["schemas"]["CitedSentence"][];
                figures: components["schemas"]["InsightFigure"][];
                facts: components["schemas"]["InsightFact"][];
                language: string | null;
                source: string | null;
                /** Format: date-time */
                uploadedAt: string;
            }[];
            evidence: {
                processId: string;
                insightId: string;
                position: number;
                page: number;
                quote: string;
                facts: components["schemas"]["InsightFact"][];
                figures: components["schemas"]["InsightFigure"][];
                effects: {
                    criterion: string;
                    /** @enum {string} */
                    direction: "raises" | "lowers";
                    words: string;
                }[];
            }[];
            /** @default [] */
            evidenceDecisions: {
                insightId: string;
                quote: string;
                processId: string | null;
                /** @description As the person was called then. */
                decidedBy: string;
                /** Format: date-time */
                decidedAt: string;
            }[];
            planSettings: {
                startMonth: string;
                capacityDays: number | null;
            }[];
            initiatives: {
                id: string;
                position: number;
                name: string;
                description: string | null;
                owner: string | null;
                startMonth: string;
                endMonth: string;
                status: components["schemas"]["InitiativeStatus"];
                costLines: {
                    kind: components["schemas"]["CostKind"];
                    name: string;
                    amount: number;
                }[];
                annualRunCost: number;
                effortDays: number;
                dependsOn: string[];
                gate: string | null;
                risks: {
                    risk: string;
                    control: string | null;
                }[];
                measures: {
                    id: string;
                    name: string;
                    unit: string | null;
                    /** @enum {string} */
                    better: "higher" | "lower";
                    baseline: number | null;
                    target: number | null;
                }[];
                baseline: components["schemas"]["InitiativeBaseline"] | null;
                source: string;
            }[];
            initiativeOpportunities: {
                opportunityId: string;
                initiativeId: string;
            }[];
            actuals: {
                initiativeId: string;
                month: string;
                savings: number | null;
                cost: number | null;
                volume: number | null;
                /** @description By the id of the measure. */
                measures: {
                    [key: string]: number;
                };
                /** @description As the person was called then. */
                enteredBy: string;
                /** Format: date-time */
                enteredAt: string;
            }[];
            comments: {
                id: string;
                subject: components["schemas"]["CommentSubject"];
                subjectId: string;
                /** @description As the person was called then. */
                byName: string;
                text: string;
                /** Format: date-time */
                createdAt: string;
                editedAt: string | null;
            }[];
            shortlist: {
                /** @description By name. */
                vendor: string;
                note: string | null;
                /** @description As the person was called then. */
                keptBy: string;
            }[];
        };
        ImportedSector: {
            id: string;
            name: string;
            /** @description On its shortlist, and not in the directory here. */
            missingVendors: string[];
        };
        SectorGrant: {
            /** @enum {string} */
            kind: "person" | "team";
            id: string;
            name: string;
            /** @description The email of a person; how many members a team has. */
            detail: string;
            role: components["schemas"]["SectorRole"];
        };
        SectorAccess: {
            /** @description Of the sector. */
            name: string;
            access: components["schemas"]["AccessMode"];
            /** @description Your own; null for an administrator who may not open the sector. */
            role: components["schemas"]["SectorRole"] | null;
            /** @description Whether you may change this: an owner, or an administrator. */
            mayManage: boolean;
            /** @description Owners first, then by name. */
            grants: components["schemas"]["SectorGrant"][];
        };
        SectorAccessUpdate: {
            access?: components["schemas"]["AccessMode"];
            /** @default [] */
            people?: {
                userId: string;
                /** @description null = takes the access away. */
                role: components["schemas"]["SectorRole"] | null;
            }[];
            /** @default [] */
            teams?: {
                teamId: string;
                /** @description null = takes the access away. */
                role: components["schemas"]["SectorRole"] | null;
            }[];
        };
        RestrictedSector: {
            id: string;
            name: string;
            /** @description Names of people and teams; empty where the last account is gone. */
            owners: string[];
        };
        Person: {
            id: string;
            /** @description First and last name. */
            name: string;
        };
        Team: {
            id: string;
            name: string;
            /** @description By name. */
            members: components["schemas"]["Person"][];
            /** @description How many sectors name the team in their access. */
            sectors: number;
        };
        TeamInput: {
            name: string;
            memberIds: string[];
        };
        ActivityEvent: {
            kind: components["schemas"]["ActivityKind"];
            action: components["schemas"]["ActivityAction"];
            /** @description Name of the one thing that it is about; format of an export; null where it is about several, or none. */
            what: string | null;
            /** @description How many things it is about. */
            count: number;
            /** @description Null where it was not kept who did it. */
            by: string | null;
            /** Format: date-time */
            at: string;
            id: string;
            /** @description Null where nobody is known, or the account is gone. */
            userId: string | null;
            /** @description Id of the one thing that it is about. */
            subjectId: string | null;
            /**
             * Format: date-time
             * @description When it was done first; the same as `at` where it was done once.
             */
            since: string;
            /** @description It can still be taken back: an import, a playbook, or what was deleted. `subjectId` is what its undo takes. */
            undoable: boolean;
        };
        FavoriteSector: {
            id: string;
            name: string;
        };
        ActivityPage: {
            /** @description Newest first. */
            events: components["schemas"]["ActivityEvent"][];
            /** @description What to send as `cursor` for those before; null = these are the first ones. */
            next: string | null;
            /** @description Whoever has done something here, by name. */
            people: components["schemas"]["FavoriteSector"][];
        };
        /** @enum {string} */
        AuditKind: "session" | "refusal" | "account" | "secondFactor" | "token" | "webhook" | "invitation" | "settings" | "sector" | "import" | "processes" | "suitability" | "opportunities" | "inputs" | "scenarios" | "plan" | "actuals" | "journeys" | "documents" | "playbooks" | "vendors" | "comments" | "export" | "download" | "link";
        /** @enum {string} */
        AuditVia: "session" | "token" | "job" | "nobody" | "system";
        AuditEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description Null where nobody is known. */
            userId: string | null;
            /** @description As the person was called then. */
            by: string | null;
            via: components["schemas"]["AuditVia"];
            /** @description Of the session, or of the API token. */
            credentialId: string | null;
            address: string | null;
            userAgent: string | null;
            kind: components["schemas"]["AuditKind"];
            /** @description Such as "added", "changed", "deleted", "restored", "signedIn"; of a refusal the code of the error. */
            action: string;
            sectorId: string | null;
            /** @description Name of the sector as it is now; null where there is none. */
            sector: string | null;
            /** @description Id of the one thing that it is about. */
            subjectId: string | null;
            /** @description Its name then; of a refusal what was asked for. */
            what: string | null;
            /** @description How many things it is about, or how often it was refused. */
            count: number;
            /** @description Whether `what` and the changes are left out: they are of a sector that you may not open. Who may open it is told. */
            isWithheld: boolean;
        };
        AuditPage: {
            /** @description Newest first. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description What to send as `cursor` for those before; null = these are the first ones. */
            next: string | null;
            /** @description Whoever is in the log, by name. */
            people: components["schemas"]["FavoriteSector"][];
            /** @description The sectors in the log that are there, by name. */
            sectors: components["schemas"]["FavoriteSector"][];
        };
        AuditChange: {
            id?: string;
            name?: string;
            /** @description Absent where the thing is new. */
            before?: {
                [key: string]: unknown;
            };
            /** @description Absent where the thing is gone. */
            after?: {
                [key: string]: unknown;
            };
        };
        AuditEntryDetail: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description Null where nobody is known. */
            userId: string | null;
            /** @description As the person was called then. */
            by: string | null;
            via: components["schemas"]["AuditVia"];
            /** @description Of the session, or of the API token. */
            credentialId: string | null;
            address: string | null;
            userAgent: string | null;
            kind: components["schemas"]["AuditKind"];
            /** @description Such as "added", "changed", "deleted", "restored", "signedIn"; of a refusal the code of the error. */
            action: string;
            sectorId: string | null;
            /** @description Name of the sector as it is now; null where there is none. */
            sector: string | null;
            /** @description Id of the one thing that it is about. */
            subjectId: string | null;
            /** @description Its name then; of a refusal what was asked for. */
            what: string | null;
            /** @description How many things it is about, or how often it was refused. */
            count: number;
            /** @description Whether `what` and the changes are left out: they are of a sector that you may not open. Who may open it is told. */
            isWithheld: boolean;
            /** @description Null where nothing is kept but the entry, it is about more than 100 things, or they are withheld. */
            changes: components["schemas"]["AuditChange"][] | null;
        };
        BackupStatus: {
            /** @description null = none is set up (BACKUP_DIR). */
            nightly: {
                /** @description Of the server's clock, 0 to 23. */
                hour: number;
                /** @description How many files stay. */
                keep: number;
                isEncrypted: boolean;
            } | null;
            /** @description The last one that is whole; null = there has been none. */
            last: {
                /** Format: date-time */
                finishedAt: string;
                fileName: string;
                bytes: number;
            } | null;
            /** @description Of the latest try; null = it did not fail. */
            failure: {
                /** Format: date-time */
                at: string;
                message: string;
            } | null;
        };
        Comment: {
            id: string;
            subject: components["schemas"]["CommentSubject"];
            subjectId: string;
            /** @description Plain text with line breaks; a person in it stands as @[id]. */
            text: string;
            /** @description The people in the text; whose account is gone, by their last name there. */
            mentions: components["schemas"]["Person"][];
            /** @description Who wrote it. */
            by: string | null;
            /** @description Null where the account is gone. */
            userId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Null until its text was changed. */
            editedAt: string | null;
        };
        CommentInput: {
            /** @description Plain text with line breaks; a person in it stands as @[id]. */
            text: string;
            subject: components["schemas"]["CommentSubject"];
            subjectId: string;
        };
        CommentCount: {
            subject: components["schemas"]["CommentSubject"];
            subjectId: string;
            /** @description At least 1. */
            count: number;
        };
        Mentionable: {
            id: string;
            /** @description First and last name. */
            name: string;
            /** @description Null unless somebody else has the same name. */
            email: string | null;
        };
        CommentText: {
            /** @description Plain text with line breaks; a person in it stands as @[id]. */
            text: string;
        };
        InboxMention: {
            /** @description Who wrote it. */
            by: string | null;
            subject: components["schemas"]["CommentSubject"];
            subjectId: string;
            subjectName: string;
            /** @description The journey that a touchpoint stands in. */
            journeyId: string | null;
            /** @description As in the comment: a person in it stands as @[id]. */
            text: string;
            mentions: components["schemas"]["Person"][];
        };
        /** @enum {string} */
        JobKind: "analysis" | "research" | "journey-suggestions" | "playbook-draft" | "insight-summary" | "evidence" | "vendor-refresh" | "export" | "sample-client";
        /** @enum {string} */
        ExportFormatName: "docs" | "sheets" | "slides";
        InboxJob: {
            kind: components["schemas"]["JobKind"];
            /** @enum {string} */
            status: "succeeded" | "failed";
            /** @description How many things were worked on. */
            done: number;
            /** @description The one process, document or vendor that it was about; null where there were several, or none. */
            subjectId: string | null;
            /** @description Of an export; null for other work. */
            format: components["schemas"]["ExportFormatName"] | null;
        };
        InboxEntry: {
            /** @description Of the comment or the job. */
            id: string;
            /** Format: date-time */
            at: string;
            isRead: boolean;
            sectorId: string | null;
            sectorName: string | null;
            /** @description Null where it is about a job. */
            mention: components["schemas"]["InboxMention"] | null;
            /** @description Null where it is a mention. */
            job: components["schemas"]["InboxJob"] | null;
        };
        Inbox: {
            unread: number;
            /** @description Newest first, 100 at most. */
            entries: components["schemas"]["InboxEntry"][];
        };
        InboxRead: {
            /** @description Ids of entries. */
            ids: string[];
        };
        ProcessNode: {
            id: string;
            code: string;
            name: string;
            level: number;
            parentId: string | null;
            version: number;
            finding: components["schemas"]["FindingState"] | null;
            opportunityCount: number;
        };
        ProcessInput: {
            code: string;
            name: string;
            /** @default 3 */
            level?: number;
            description?: string | null;
            parentId?: string | null;
            parentCode?: string | null;
        };
        ProcessUpdate: {
            code: string;
            name: string;
            level: number;
            description?: string | null;
            parentId?: string | null;
            version?: number;
        };
        ProcessMove: {
            processId: string;
            /** @description null = root */
            parentId: string | null;
            /** @description Left out = one below the new parent; 1 for a root. */
            level?: number;
            version?: number;
        };
        MovedProcess: {
            id: string;
            /** @description null = root */
            parentId: string | null;
            level: number;
            /** @description Rises with each edit; send it back with an edit to be told of a conflict. */
            version: number;
        };
        Deleted: {
            id: string;
            name: string;
            /** Format: date-time */
            deletedAt: string;
        };
        DiscoveredProcess: {
            code: string;
            name: string;
            level: number;
            description: string | null;
            parentCode: string | null;
        };
        ResearchProposal: {
            /** @description "Built-in analyst", or the name of the model. */
            source: string;
            /**
             * @description What was put together, and what the analyst does not know; null where it says nothing.
             * @default null
             */
            note: string | null;
            /** @description The notice that must be shown with it; null where there is none. */
            attribution: string | null;
            processes: components["schemas"]["DiscoveredProcess"][];
        };
        SectorOpportunity: {
            id: string;
            type: components["schemas"]["OpportunityType"];
            title: string;
            description: string;
            /** @description Its share of what the process saves, derived at each read; or the figure that a person entered. Thousands of the sector's currency a year. null = its benefit is no money of this process. Of a rejected one: what it took away. */
            estimatedSavings: number | null;
            /** @description What totals count of it, in thousands: less than its savings where entered figures exceed what the process saves. */
            countedSavings: number;
            /** @description The figure that a person entered, in thousands; null = derived. */
            enteredSavings: number | null;
            /** @description What the savings rest on; null where there are none. */
            savingsBasis: components["schemas"]["MoneyBasis"] | null;
            /** @description Of benchmark savings, by their share of the payroll; else null. */
            sizeClass: components["schemas"]["SizeClass"] | null;
            benefit: components["schemas"]["Benefit"];
            /** @description 1 (days, one team) to 5 (a program of its own). */
            effort: number;
            /** @description Why this was proposed. */
            rationale: string;
            /** @description What it stands on; null for what was proposed before that was recorded. */
            basis: components["schemas"]["Basis"] | null;
            /** @description How often a proposal on such a basis is right, 0–1; null where that is not known. */
            confidence: number | null;
            /** @description The entry of the use-case catalog that it comes from. */
            useCaseId: string | null;
            /** @description "Built-in analyst", the name of the model, "Playbook: …", or "Added by hand"; with " (imported)" as the file of a sector says. */
            source: string;
            status: components["schemas"]["OpportunityStatus"];
            /** @description Who accepted or rejected it, and when; null where nobody has, or where it was not kept. */
            decided: components["schemas"]["AssumptionChange"] | null;
            /** @description Who takes it on: a role or a name. */
            owner: string | null;
            /** @description YYYY-MM-DD. */
            dueDate: string | null;
            /** @description True when a person has changed what the source said. */
            edited: boolean;
            /** @description Rises with each edit; send it back with an edit to be told of a conflict. */
            version: number;
            processId: string;
            processCode: string;
            processName: string;
            processLevel: number;
            /** @description Code of the process at the top, above its own. */
            areaCode: string;
            areaName: string;
            /** @description Best track score of its process, 0–100; null until that has been analyzed. */
            suitability: number | null;
        };
        OpportunityInput: {
            type: components["schemas"]["OpportunityType"];
            title: string;
            description?: string | null;
            /** @description A figure of your own, in thousands of the sector's currency a year; null = its share of what the process saves. */
            estimatedSavings?: number | null;
            /** @description 1 (days, one team) to 5 (a program of its own). */
            effort: number;
        };
        OpportunityAssignment: {
            opportunityIds: string[];
            /** @description A role or a name, as "Head of claims". */
            owner?: string | null;
            /** @description YYYY-MM-DD. */
            dueDate?: string | null;
        };
        FailedJob: {
            id: string;
            kind: components["schemas"]["JobKind"];
            /** @description The sentence that its person was told. */
            error: string;
            /** Format: date-time */
            finishedAt: string;
        };
        ServerStatus: {
            /**
             * Format: date-time
             * @description When the process that answers was started.
             */
            startedAt: string;
            versions: {
                product: string;
                node: string;
                /** @description Of PostgreSQL. */
                database: string;
                /** @description The last migration that has run. */
                schema: string;
            };
            jobs: {
                queued: number;
                running: number;
                oldestQueuedAt: string | null;
                /** @description In the last 24 hours, as the next two. */
                succeeded: number;
                failed: number;
                cancelled: number;
            };
            /** @description Of the last 24 hours, the newest first, 50 at most. */
            failures: components["schemas"]["FailedJob"][];
            /** @description Heavy work of the process that answers. */
            workers: {
                busy: number;
                /** @description Tasks without a child process. */
                waiting: number;
                /** @description Child processes, since the start, that ended in the middle of a task. */
                killed: number;
            };
            storage: {
                databaseBytes: number;
                /** @description On the disk of DATA_DIR; null where that folder is not there. */
                freeBytes: number | null;
            };
            analyst: {
                source: string;
                /** @description Whether it is a service that has to be reached. */
                canBeTested: boolean;
            };
        };
        AnalystTest: {
            /** @description How long the analyst took to answer. */
            milliseconds: number;
        };
        /** @enum {string} */
        Criterion: "rules" | "structured" | "digital" | "volume" | "fewExceptions" | "stability" | "documented" | "systems" | "errorProne" | "unstructured" | "examples" | "steps" | "tools" | "tolerance" | "oversight";
        Answer: 1 | 2 | 3 | 4 | 5;
        CriterionAnswer: {
            criterion: components["schemas"]["Criterion"];
            /** @description What the analyst read; null where the process's texts do not tell. */
            answer: components["schemas"]["Answer"] | null;
            /** @description The words that led to the answer. */
            words: string[];
            /** @description What a person said instead; null = nobody did. */
            overruled: components["schemas"]["Answer"] | null;
            /** @description Who said so. */
            overruledBy: string | null;
        };
        TrackSuitability: {
            type: components["schemas"]["OpportunityType"];
            /** @description 0–100, criteria and calibration together. */
            score: number;
            /** @description 0–100 from the criteria alone; null when none of the track's criteria is answered. */
            criteriaScore: number | null;
            /** @description Share of the criteria's weights that is answered, 0–1: low coverage means low confidence, not a low score. */
            coverage: number;
        };
        ProcessSuitability: {
            processId: string;
            source: string;
            criteria: components["schemas"]["CriterionAnswer"][];
            tracks: components["schemas"]["TrackSuitability"][];
            /** @description What the last analysis knew of it; null until it has been analyzed. */
            finding: components["schemas"]["ProcessFinding"] | null;
            /** @description The process is still changing: it is to be settled first, whatever its scores. */
            notNow: boolean;
        };
        LandscapeProcess: {
            id: string;
            code: string;
            name: string;
            level: number;
            parentId: string | null;
            /** @description What itself saves; headings save what is below them, and nothing themselves. */
            savings: components["schemas"]["SavingsByBasis"];
            opportunityCount: number;
            /** @description Best track score, 0–100; null until it has been analyzed. */
            suitability: number | null;
            analysed: boolean;
            finding: components["schemas"]["FindingState"] | null;
        };
        UseCaseDetails: {
            id: string;
            title: string;
            type: components["schemas"]["OpportunityType"];
            description: string;
            /** @description The decision that stays, and with whom. */
            staysWithPeople: string;
            /** @description What can be shown within 30 days. */
            firstStep: string;
            /** @description Data, systems and preconditions. */
            needs: string;
            /** @description Where it holds; empty = everywhere. */
            industries: string[];
            benefit: {
                moves: components["schemas"]["BenefitMoves"];
                /** @description Low, likely, high; 0–1. */
                share: [
                    number,
                    number,
                    number
                ];
                /** @description "judgement", or the publication. */
                basis: string;
            };
            /** @description Person-days: low, likely, high. */
            effort: [
                number,
                number,
                number
            ];
            /** @description One-off, in thousands of US dollars: low, likely, high. */
            cost: [
                number,
                number,
                number
            ];
            /** @description Thousands of US dollars a year. */
            runCost: number;
            risk: {
                main: string;
                decidesAboutPerson: boolean;
                specialCategories: boolean;
                aiAct: string;
            };
            measures: {
                name: string;
                unit: string;
                /** @enum {string} */
                better: "higher" | "lower";
            }[];
        };
        GeneralIdea: {
            type: components["schemas"]["OpportunityType"];
            title: string;
            description: string;
        };
        /** @enum {string} */
        ImportFormat: "csv" | "xlsx" | "json" | "xml" | "bpmn" | "archimate";
        ImportRecord: {
            created: number;
            updated: number;
            skipped: number;
            id: string;
            fileName: string;
            format: components["schemas"]["ImportFormat"];
            /** Format: date-time */
            completedAt: string;
        };
        /** @enum {string} */
        DeepLevels: "fold" | "skip";
        ImportMapping: {
            code?: string | null;
            name?: string | null;
            level?: string | null;
            description?: string | null;
            parent?: string | null;
            levels?: string[] | null;
            sheet?: string | null;
            descriptionSheet?: string | null;
        };
        ImportColumn: {
            key: string;
            samples: string[];
        };
        ImportedProcess: {
            code: string;
            name: string;
            level: number;
            description: string | null;
            parentCode: string | null;
            row: number;
        };
        ImportProblem: {
            /** @description Row as the person sees it in the file: the header of a CSV is row 1. For JSON and XML the n-th process read. 0 = the whole file. */
            row: number;
            column?: string;
            /** @enum {string} */
            severity: "error" | "warning";
            message: string;
        };
        ImportPreview: {
            format: components["schemas"]["ImportFormat"];
            mapping: components["schemas"]["ImportMapping"];
            columns: components["schemas"]["ImportColumn"][];
            sheets: string[];
            /** @description A second sheet that describes the same codes, and how many descriptions it has; null = none. */
            descriptions: {
                sheet: string;
                count: number;
            } | null;
            /** @description Processes per level, as {"1": 13, …}. */
            counts: {
                [key: string]: number;
            };
            /** @description True when the file has levels below 5, so that `deepLevels` matters. */
            hasDeepLevels: boolean;
            processes: components["schemas"]["ImportedProcess"][];
            problems: components["schemas"]["ImportProblem"][];
            id: string;
            fileName: string;
            /** @description Codes of the file that the sector has already. */
            existingCodes: string[];
        };
        ImportCompletion: {
            /**
             * @default stop
             * @enum {string}
             */
            onConflict?: "stop" | "skip" | "update";
            deepLevels?: components["schemas"]["DeepLevels"];
            mapping?: components["schemas"]["ImportMapping"];
        };
        ImportOutcome: {
            created: number;
            updated: number;
            skipped: number;
        };
        ImportUndone: {
            deleted: number;
            restored: number;
            kept: {
                code: string;
                name: string;
                reason: string;
            }[];
        };
        PlanSettings: {
            /** @description Month 1 of the plan and of its business case. */
            startMonth: string;
            /** @description Person-days that can be worked in a month; an assumption until somebody sets it. */
            capacityDays: number;
            capacityAssumed: boolean;
            version: number;
        };
        Initiative: {
            id: string;
            name: string;
            description: string | null;
            owner: string | null;
            startMonth: string;
            endMonth: string;
            status: components["schemas"]["InitiativeStatus"];
            costLines: {
                kind: components["schemas"]["CostKind"];
                name: string;
                amount: number;
            }[];
            /** @description Currency units a year. */
            annualRunCost: number;
            /** @description Person-days. */
            effortDays: number;
            dependsOn: string[];
            gate: string | null;
            risks: {
                risk: string;
                control: string | null;
            }[];
            measures: {
                id: string;
                name: string;
                unit: string | null;
                /** @enum {string} */
                better: "higher" | "lower";
                baseline: number | null;
                target: number | null;
            }[];
            /** @description In the order of their processes; those no longer accepted are left out. */
            opportunityIds: string[];
            processIds: string[];
            /** @description Name of the part of the process tree that all of it lies in; null = several. */
            area: string | null;
            /** @description What its opportunities save once all of it works; derived at each read. */
            annualSavings: {
                /** @description Σ of its accepted opportunities, currency units a year. */
                measured: number;
                /** @description The same for processes that are not costed yet; never added to the measured. */
                benchmark: number;
            };
            /** @description Σ of its cost lines, currency units. */
            oneOffCost: number;
            /** @description Frozen when it is committed; null while it is proposed, or where it was committed before plans were frozen. */
            baseline: components["schemas"]["InitiativeBaseline"] | null;
            /** @description "Proposed by the product", or the name of who made it. */
            source: string;
            version: number;
        };
        CapacityMonth: {
            month: string;
            plannedDays: number;
            capacityDays: number;
        };
        /** @enum {string} */
        PlanWarningKind: "startsTooEarly" | "overCapacity" | "noOpportunities" | "noOwner" | "dependsOnStopped";
        PlanWarning: {
            kind: components["schemas"]["PlanWarningKind"];
            /** @description A sentence for a person. */
            message: string;
            /** @description Those it is about, in the order of the plan. */
            initiativeIds: string[];
            /** @description The months it is about; empty where it is not about months. */
            months: string[];
        };
        Plan: {
            settings: components["schemas"]["PlanSettings"];
            initiatives: components["schemas"]["Initiative"][];
            /** @description From the first to the last month of work; what is stopped takes none. */
            capacity: components["schemas"]["CapacityMonth"][];
            warnings: components["schemas"]["PlanWarning"][];
            /** @description Accepted opportunities that no initiative carries: their savings are not in the business case. */
            unplanned: {
                opportunityIds: string[];
                measured: number;
                benchmark: number;
            };
        };
        PlanSettingsUpdate: {
            startMonth?: string;
            /** @description null puts the assumption back. */
            capacityDays?: number | null;
            version?: number;
        };
        PlanChange: {
            /** @description For undo; the last 50 changes of a sector are kept. */
            changeId: string;
            /** @description Those that were created or changed and are still there, in the order of the plan. */
            initiativeIds: string[];
            plan: components["schemas"]["Plan"];
        };
        CostLine: {
            kind: components["schemas"]["CostKind"];
            name: string;
            /** @description Currency units, once. */
            amount: number;
        };
        InitiativeRisk: {
            risk: string;
            control?: string | null;
        };
        Measure: {
            /** @description Unique within its initiative; actual figures refer to it. */
            id: string;
            name: string;
            unit?: string | null;
            /** @enum {string} */
            better: "higher" | "lower";
            /** @default null */
            baseline?: number | null;
            /** @default null */
            target?: number | null;
        };
        InitiativeInput: {
            name: string;
            description?: string | null;
            /** @description A role or a name, as "Head of claims". */
            owner?: string | null;
            /** @description The first month of work. */
            startMonth: string;
            /** @description The last month of work: it is delivered at its end, and earns from the next one on. */
            endMonth: string;
            /**
             * @default proposed
             * @enum {string}
             */
            status?: "proposed" | "committed" | "running" | "delivered" | "stopped";
            /** @default [] */
            costLines?: components["schemas"]["CostLine"][];
            /**
             * @description Currency units a year, once it is delivered.
             * @default 0
             */
            annualRunCost?: number;
            /**
             * @description Person-days of the client's and its partners' people, spread evenly.
             * @default 0
             */
            effortDays?: number;
            /**
             * @description Initiatives that must be delivered before this one starts.
             * @default []
             */
            dependsOn?: string[];
            /** @description What must be true before it goes on, as "Pilot reaches 80% straight-through". */
            gate?: string | null;
            risks?: components["schemas"]["InitiativeRisk"][];
            measures?: components["schemas"]["Measure"][];
            /**
             * @description Accepted ones; one that another initiative carries leaves it.
             * @default []
             */
            opportunityIds?: string[];
        };
        InitiativeUpdate: {
            name?: string;
            description?: string | null;
            owner?: string | null;
            startMonth?: string;
            endMonth?: string;
            status?: components["schemas"]["InitiativeStatus"];
            costLines?: components["schemas"]["CostLine"][];
            annualRunCost?: number;
            effortDays?: number;
            dependsOn?: string[];
            gate?: string | null;
            risks?: components["schemas"]["InitiativeRisk"][];
            measures?: components["schemas"]["Measure"][];
            opportunityIds?: string[];
            version?: number;
        };
        InitiativeMerge: {
            initiativeIds: string[];
            /** @description Absent = the name of the one that stays. */
            name?: string;
        };
        InitiativeSplit: {
            opportunityIds: string[];
            name: string;
        };
        InitiativeOrder: {
            initiativeIds: string[];
        };
        ActualMonth: {
            month: string;
            /** @description Currency units in this month. */
            savings: number | null;
            /** @description One-off and run cost in this month, currency units. */
            cost: number | null;
            /** @description Runs of its processes in this month. */
            volume: number | null;
            /** @description By the id of the measure. */
            measures: {
                [key: string]: number | null;
            };
            enteredBy: string;
            /** Format: date-time */
            enteredAt: string;
        };
        ActualPoint: {
            month: string;
            /** @description In this month, as it was committed. */
            planned: {
                savings: number;
                cost: number;
                volume: number | null;
            };
            /** @description In this month. */
            actual: {
                savings: number | null;
                cost: number | null;
                volume: number | null;
            };
            /** @description Since the first month of work, currency units. */
            cumulative: {
                plannedSavings: number;
                plannedCost: number;
                actualSavings: number | null;
                actualCost: number | null;
                /** @description From the last month with a figure on: what came, and the rest as it goes now. */
                forecastSavings: number | null;
                forecastCost: number | null;
            };
        };
        SavingsVariance: {
            /** @description Currency units, in the months that are compared. */
            planned: number;
            actual: number;
            /** @description Actual less planned. */
            total: number;
            /** @description Months in which savings were planned and had not begun, or came before they were planned. */
            delay: number;
            /** @description More or fewer runs than planned, at the planned savings of a run. */
            volume: number;
            /** @description More or less saved in each run than planned; also what no known volume explains. */
            rate: number;
            /** @description The same as sentences. */
            words: string;
        };
        ActualForecast: {
            /** @description The last month that is forecast. */
            until: string;
            /** @description Up to then as it was committed, currency units. */
            planned: {
                savings: number;
                cost: number;
                net: number;
            };
            forecast: {
                savings: number;
                cost: number;
                net: number;
            };
            /** @description Actual savings ÷ those of the plan as it stands now, since they began; null = none yet. */
            savingsPerformance: number | null;
            /** @description Actual cost ÷ that of the plan as it stands now, in the months with a figure; null = none yet. */
            costPerformance: number | null;
            /** @description What the performance is worked out from: the one ÷ the other. */
            observed: {
                /** @description In the months since they began in which they are known and planned; null = in none. */
                savings: {
                    actual: number;
                    /** @description By the plan as it stands now. */
                    planned: number;
                } | null;
                /** @description In the months since they began in which they are known and planned; null = in none. */
                cost: {
                    actual: number;
                    /** @description By the plan as it stands now. */
                    planned: number;
                } | null;
            };
            /** @description How the forecast was made, for a person. */
            words: string;
        };
        MeasureProgress: {
            id: string;
            name: string;
            unit: string | null;
            /** @enum {string} */
            better: "higher" | "lower";
            baseline: number | null;
            /** @description As it was committed. */
            target: number | null;
            /** @description As the plan stands now. */
            targetNow: number | null;
            latest: {
                month: string;
                value: number;
            } | null;
            /** @description Share of the way from the baseline to the target; null where one of them is missing. */
            progress: number | null;
        };
        Actuals: {
            initiativeId: string;
            currency: string;
            /** @description What the planned savings rest on, by the committed plan where it has any; null = no savings are planned. */
            basis: components["schemas"]["MoneyBasis"] | null;
            /** @description Figures are entered for what is running or delivered. */
            canEnter: boolean;
            months: components["schemas"]["ActualMonth"][];
            /** @description Every month from the first of work, or with a figure, to the end of the forecast. */
            series: components["schemas"]["ActualPoint"][];
            /** @description Null until the savings of a month are known. */
            variance: components["schemas"]["SavingsVariance"] | null;
            forecast: components["schemas"]["ActualForecast"];
            measures: components["schemas"]["MeasureProgress"][];
        };
        ActualMonthInput: {
            month: string;
            savings?: number | null;
            cost?: number | null;
            volume?: number | null;
            measures?: {
                [key: string]: number | null;
            };
        };
        ActualsSave: {
            /** @description Each month once. A figure that is absent stays as it is, null clears it. */
            months: components["schemas"]["ActualMonthInput"][];
        };
        ActualsImport: {
            /** @description A heading with month, savings, cost, volume or the names of measures; then a line for each month. */
            csv: string;
            /**
             * @description True = say what would be saved, and save nothing.
             * @default false
             */
            dryRun?: boolean;
        };
        ActualsImported: {
            months: {
                month: string;
                savings?: number | null;
                cost?: number | null;
                volume?: number | null;
                measures?: {
                    [key: string]: number | null;
                };
            }[];
            errors: {
                line: number;
                message: string;
            }[];
            saved: boolean;
            /** @description As they are once it is saved. */
            actuals: components["schemas"]["Actuals"] | null;
        };
        TouchPointInput: {
            id?: string | null;
            name: string;
            type: components["schemas"]["TouchPointType"];
            description: string;
            processStep: string;
            /** @default false */
            momentThatMatters?: boolean;
            phase?: string | null;
            channel?: string | null;
            emotion?: number | null;
            painPoint?: string | null;
        };
        JourneyInput: {
            name: string;
            description?: string | null;
            persona?: string | null;
            touchPoints: components["schemas"]["TouchPointInput"][];
            /** @description As a suggestion came with it. It is kept where most of the touchpoints stand as this analyst has suggested them for the sector; else the journey is a person’s own. */
            source?: string | null;
        };
        JourneyUpdate: {
            name: string;
            description?: string | null;
            persona?: string | null;
            touchPoints: components["schemas"]["TouchPointInput"][];
            version?: number;
        };
        JourneyDraft: {
            name: string;
            description: string | null;
            /**
             * @description Who travels, in a sentence; null where nobody is named.
             * @default null
             */
            persona: string | null;
            touchPoints: {
                name: string;
                type: components["schemas"]["TouchPointType"];
                description: string;
                /** @description Code of a process of the sector. */
                processStep: string;
                momentThatMatters: boolean;
                /** @description The part of the journey it belongs to, as "Consideration"; null = none named. */
                phase: string | null;
                /**
                 * @description Where it happens, as "App" or "Branch"; null = not said.
                 * @default null
                 */
                channel: string | null;
                /**
                 * @description From −2 (would leave) to +2 (would tell others); null = not said.
                 * @default null
                 */
                emotion: number | null;
                /**
                 * @description What hurts there today; null = nothing known.
                 * @default null
                 */
                painPoint: string | null;
            }[];
        };
        JourneySuggestions: {
            source: string;
            journeys: components["schemas"]["JourneyDraft"][];
        };
        /** @enum {string} */
        JobStatus: "queued" | "running" | "succeeded" | "failed" | "cancelled";
        JobFailure: {
            name: string;
            message: string;
        };
        Job: {
            id: string;
            kind: components["schemas"]["JobKind"];
            sectorId: string | null;
            status: components["schemas"]["JobStatus"];
            /** @description How many others go first while it is queued; null once it has begun. */
            ahead: number | null;
            /** @description How many of `total` are done. */
            done: number;
            total: number;
            /** @description What is being worked on. */
            current: string | null;
            /** @description A sentence for a person; null unless it failed. */
            error: string | null;
            failures: components["schemas"]["JobFailure"][];
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
        };
        SavedRoiInput: {
            processId: string;
            /** @description Full-time equivalents. */
            fteCount: number;
            /** @description Runs a year. */
            processFrequency: number;
            /** @description Currency units a year. */
            averageSalary: number;
            /** @description Minutes a run. */
            averageRuntime: number;
            /** @description Currency units, once. null = by the most demanding opportunity. */
            implementationCost: number | null;
            /** @description Currency units a year. null = 0. */
            annualRunCost: number | null;
            /** @description Share of the work that is automated, 0–1. null = 0.60. */
            automationRate: number | null;
            /** @description Share of the projected savings that is realized, 0–1. null = 1. */
            realisation: number | null;
            version: number;
        };
        RoiSummary: {
            /** @description Σ projectedSavings, currency units a year. */
            totalSavings: number;
            /** @description Currency units a year. */
            totalCurrentCost: number;
            /** @description Percent of the total current cost, 0–100. */
            savingsPercentage: number;
            /** @description Mean of the paybacks that exist, in months; null = N/A. */
            averagePaybackMonths: number | null;
            /** @description 12 × Σ implementation cost / Σ net annual, in months; null when it never pays back. */
            portfolioPaybackMonths: number | null;
            /** @description Currency units, once. */
            totalImplementationCost: number;
            /** @description Currency units a year. */
            totalNetAnnual: number;
            /** @description Cost-weighted mean automation rate, percent. */
            efficiencyGain: number;
            /** @description Processes in the totals. */
            processCount: number;
        };
        RoiAssumptions: {
            /** @description Hours that one full-time equivalent works in a year. */
            hoursPerYear: number;
            /** @description What an hour costs over what it is paid: 1 = pay alone. */
            loadFactor: number;
            /** @description ISO 4217, as "USD". While nobody has changed it, that of the profile of the sector, else USD. */
            currency: string;
            /** @description A year, 0.10 = 10%. */
            discountRate: number;
            years: number;
            /** @description Share of the full benefit by year, the last value holding on. */
            ramp: number[];
            /** @description Share taken off the benefits, 0–1. */
            benefitRisk: number;
            /** @description Share added to the costs, 0–1. */
            costRisk: number;
        };
        /** @enum {string} */
        RoiInputName: "fteCount" | "processFrequency" | "averageSalary" | "averageRuntime" | "implementationCost" | "annualRunCost" | "automationRate" | "realisation";
        RoiInputsChange: {
            by: string;
            /** Format: date-time */
            at: string;
            benchmarks: components["schemas"]["RoiInputName"][];
            /** @description Where its figures come from, by their names. */
            sources?: {
                [key: string]: string;
            };
        };
        Roi: {
            roiInputs: components["schemas"]["SavedRoiInput"][];
            roiResults: components["schemas"]["RoiResult"][];
            summary: components["schemas"]["RoiSummary"];
            assumptions: components["schemas"]["RoiAssumptions"];
            /** @description By name of the assumption; those at their default are absent. */
            assumptionChanges: {
                [key: string]: components["schemas"]["AssumptionChange"];
            };
            assumptionsVersion: number;
            /** @description Who last changed the inputs of a process, by its id. */
            inputChanges: {
                [key: string]: components["schemas"]["RoiInputsChange"];
            };
        };
        RoiInputChange: {
            processId: string;
            /** @description Full-time equivalents. */
            fteCount?: number;
            /** @description Runs a year. */
            processFrequency?: number;
            /** @description Currency units a year. */
            averageSalary?: number;
            /** @description Minutes a run. */
            averageRuntime?: number;
            implementationCost?: number | null;
            annualRunCost?: number | null;
            automationRate?: number | null;
            realisation?: number | null;
            /** @description Which of the figures given are benchmarks that a person has accepted, not counted. */
            benchmarks?: components["schemas"]["RoiInputName"][];
            /** @description Where figures given come from, as “report.pdf, p. 3”: kept until the figure changes again. */
            sources?: {
                [key: string]: string;
            };
            version?: number;
        };
        RoiCalculation: {
            roiResults: components["schemas"]["RoiResult"][];
            summary: components["schemas"]["RoiSummary"];
        };
        RoiAssumptionsUpdate: {
            hoursPerYear?: number | null;
            loadFactor?: number | null;
            currency?: string | null;
            discountRate?: number | null;
            years?: number | null;
            ramp?: number[] | null;
            benefitRisk?: number | null;
            costRisk?: number | null;
            version?: number;
        };
        SectorAssumptions: {
            assumptions: components["schemas"]["RoiAssumptions"];
            /** @description By name; those at their default are absent. */
            changes: {
                [key: string]: components["schemas"]["AssumptionChange"];
            };
            version: number;
        };
        ScenarioId: ("capacity-kept" | "cash-released") | string;
        Scenario: {
            /** @description "capacity-kept", "cash-released", or an id. */
            id: string;
            name: string;
            description: string | null;
            assumptions: components["schemas"]["ScenarioAssumptions"];
            builtIn: boolean;
            /** @description Who last wrote it, and when; null for the two that every sector has. */
            changed: components["schemas"]["AssumptionChange"] | null;
            version: number;
        };
        CaseHeadline: {
            paybackMonths: number | null;
            npv: number;
            /** @description The middle of the simulated NPVs. */
            p50: number;
            /** @description What the case counts in a full year in this scenario, before ramp and risks; currency units. */
            annualSavings: number;
            /** @description Before the risk added to costs. */
            oneOffCost: number;
            annualRunCost: number;
            measuredProcesses: number;
            processes: number;
        };
        BusinessCase: {
            /** @description Net cash flow at t = 0, 1, …, years; t = 0 is all before month 1. */
            flows: number[];
            /** @description Present value of the benefits, currency units. */
            presentBenefits: number;
            /** @description Present value of the costs, currency units. */
            presentCosts: number;
            /** @description Net present value, currency units. */
            npv: number;
            /** @description Percent of the present costs; null when there are none. */
            roiPercentage: number | null;
            /** @description Internal rate of return a year, 0.10 = 10%; a word where there is none, or more than one. */
            irr: number | "none" | "several";
            /** @description Months from the beginning of month 1 until the cumulative flow is above zero for good; null when it never is. */
            paybackMonths: number | null;
            /** @description The same with each flow as it is worth today. */
            discountedPaybackMonths: number | null;
        };
        CaseYear: {
            benefits: number;
            oneOffCost: number;
            runCost: number;
            /** @description All benefits less all costs up to its end. */
            cumulative: number;
            /** @description The same as it is worth today. */
            discountedCumulative: number;
            year: number;
            net: number;
            discounted: number;
        };
        CaseMonth: {
            benefits: number;
            oneOffCost: number;
            runCost: number;
            /** @description All benefits less all costs up to its end. */
            cumulative: number;
            /** @description The same as it is worth today. */
            discountedCumulative: number;
            month: number;
        };
        CaseInitiative: {
            id: string;
            name: string;
            /** @description First month of work; 1 = month 1 of the plan, 0 and below = before it. */
            startMonth: number;
            /** @description Last month of work, before any delay: it earns from the next one on. */
            endMonth: number;
            /** @description True when it is delivered already: nothing delays it. */
            delivered: boolean;
            /** @description What it saves in a full year as planned, currency units. */
            annualSavings: number;
            /** @description Currency units. */
            oneOffCost: number;
            /** @description Currency units a year, once it is delivered. */
            annualRunCost: number;
            /** @description Share of its savings that counts, 0–1: its costs count in the same share, so that both cover one scope. */
            countedShare: number;
            /** @description Mean share of the work, 0–1, weighted by cost; null without savings. */
            automationRate: number | null;
            /** @description How low and how high the rate may turn out, as factors on it, from its use cases. */
            rateSpread: {
                low: number;
                high: number;
            };
        };
        /** @enum {string} */
        LeftOutReason: "stopped" | "notCosted" | "doesNotPay" | "afterHorizon";
        NotPaying: {
            processId: string;
            code: string;
            name: string;
            /** @description Currency units a year. */
            projectedSavings: number;
            /** @description Currency units a year: no less than it saves. */
            annualRunCost: number;
            /** @description Currency units, once. */
            implementationCost: number;
        };
        NotInCase: {
            initiatives: {
                id: string;
                name: string;
                reason: components["schemas"]["LeftOutReason"];
            }[];
            /** @description Accepted savings that no initiative carries, the largest first; at most 50 are named. */
            unplanned: {
                opportunities: {
                    id: string;
                    title: string;
                    processCode: string;
                    savings: number;
                }[];
                count: number;
                /** @description Measured, currency units a year. */
                savings: number;
                /** @description Measured processes of whose savings a part stands for no opportunity. */
                processes: number;
                /** @description That part, currency units a year. */
                processSavings: number;
            };
            /** @description Proposed opportunities that nobody has accepted or rejected; while nothing is accepted and there is no plan, the roadmap carries them. */
            undecided: {
                count: number;
                /** @description Measured, currency units a year. */
                savings: number;
            };
            /** @description What the plan carries of processes without ROI inputs: a benchmark, counted only where a scenario says so. */
            notCosted: {
                processes: number;
                /** @description Currency units a year; never added to the measured. */
                benchmark: number;
            };
            notPaying: components["schemas"]["NotPaying"][];
        };
        /** @enum {string} */
        Driver: "volume" | "rate" | "adoption" | "cost" | "delay";
        DriverSwing: {
            driver: components["schemas"]["Driver"];
            /** @description The driver at its P10, in the unit of its break-even. */
            low: number;
            /** @description The driver at its P90. */
            high: number;
            /** @description Currency units. */
            npvAtLow: number;
            /** @description Currency units. */
            npvAtHigh: number;
            /** @description Distance between the two, currency units. */
            swing: number;
        };
        BreakEven: {
            driver: components["schemas"]["Driver"];
            /** @description Volume and cost: factor. Rate: mean share of the work. Adoption: share. Delay: whole months. */
            planned: number;
            /** @description In the same unit; of the delay the last month that still holds. Null where no value of it is 0. */
            breakEven: number | null;
        };
        NpvRange: {
            seed: number;
            draws: number;
            /** @description One draw in ten has a lower NPV; currency units, as p50, p90 and the mean. */
            p10: number;
            p50: number;
            p90: number;
            mean: number;
            /** @description Share of the draws with an NPV above zero, 0–1. */
            chanceOfGain: number;
            /** @description Draws per bin, from `from` in steps of `width`. */
            histogram: {
                from: number;
                width: number;
                counts: number[];
            };
        };
        FinancialOutlook: {
            scenario: components["schemas"]["Scenario"];
            /**
             * @description "roadmap" = there is no plan yet: the waves of the roadmap are it.
             * @enum {string}
             */
            follows: "plan" | "roadmap";
            /** @description Month 1; null while there is no plan. */
            startMonth: string | null;
            currency: string;
            headline: components["schemas"]["CaseHeadline"];
            result: components["schemas"]["BusinessCase"];
            /** @description From year 0. */
            years: components["schemas"]["CaseYear"][];
            /** @description From month 0. */
            months: components["schemas"]["CaseMonth"][];
            initiatives: components["schemas"]["CaseInitiative"][];
            /** @description What each initiative alone adds, as it is worth today, in their order; together the result. */
            contributions: {
                id: string;
                presentBenefits: number;
                presentCosts: number;
            }[];
            notInCase: components["schemas"]["NotInCase"];
            /** @description Largest swing first. */
            swings: components["schemas"]["DriverSwing"][];
            breakEvens: components["schemas"]["BreakEven"][];
            range: components["schemas"]["NpvRange"];
        };
        /** @enum {string} */
        WorkFunction: "strategy" | "product-development" | "marketing-and-sales" | "supply-chain" | "operations" | "customer-service" | "human-resources" | "information-technology" | "finance" | "facilities" | "risk-and-legal" | "external-relations" | "business-improvement";
        RoiBenchmark: {
            processId: string;
            workFunction: components["schemas"]["WorkFunction"];
            /** @description Full-time equivalents. */
            fteCount: number;
            /** @description Runs a year. */
            processFrequency: number;
            /** @description Currency units a year. */
            averageSalary: number;
            /** @description Minutes a run. */
            averageRuntime: number;
            /** @description Combined rate of its use cases, 0–1; 0 where none saves handling time. */
            automationRate: number;
        };
        RoiBenchmarks: {
            employees: number;
            /** @description Mean cost of an employee, currency units a year. */
            employeeCost: number;
            /** @description True when the profile names no employees or no cost. */
            organisationAssumed: boolean;
            /** @description What the shares of the workforce, the salaries and the minutes rest on, in words. */
            basis: {
                shares: string;
                salaries: string;
                minutes: string;
            };
            benchmarks: components["schemas"]["RoiBenchmark"][];
        };
        UseCaseRate: {
            processId: string;
            /** @description What it goes by now, 0–1. */
            automationRate: number;
            /** @description Combined rate of its use cases that move handling time, 0–1. */
            useCaseRate: number;
            /** @description Now, currency units a year. */
            savings: number;
            /** @description By the rate of the use cases, currency units a year. */
            savingsThen: number;
        };
        UseCaseRates: {
            rates: components["schemas"]["UseCaseRate"][];
            /** @description Processes with inputs on the default rate whose use cases say nothing. */
            withoutUseCases: number;
        };
        AdoptedRates: {
            rates: components["schemas"]["UseCaseRate"][];
            /** @description Processes with inputs on the default rate whose use cases say nothing. */
            withoutUseCases: number;
            roiInputs: components["schemas"]["SavedRoiInput"][];
        };
        ScenarioAssumptionsBody: {
            /**
             * @description Factor on the work that there is.
             * @default 1
             */
            volume?: number;
            /**
             * @description Factor on the share of the work that is automated.
             * @default 1
             */
            rate?: number;
            /**
             * @description Share of the work that really goes the new way.
             * @default 1
             */
            adoption?: number;
            /**
             * @description Factor on one-off and run cost.
             * @default 1
             */
            cost?: number;
            /**
             * @description Months by which all ends later.
             * @default 0
             */
            delayMonths?: number;
            /**
             * @description Share of the freed work that leaves the payroll; 1 = all of it counts as value.
             * @default 1
             */
            cashShare?: number;
            /**
             * @description True = what is not costed yet counts as well.
             * @default false
             */
            includeBenchmark?: boolean;
        };
        ScenarioInput: {
            name: string;
            description?: string | null;
            assumptions: components["schemas"]["ScenarioAssumptionsBody"];
        };
        ScenarioOutcome: {
            scenario: components["schemas"]["Scenario"];
            headline: components["schemas"]["CaseHeadline"];
            result: components["schemas"]["BusinessCase"];
            /** @description By month, from month 0, currency units. */
            cumulative: number[];
            p10: number;
            p90: number;
            /** @description Share of the draws with an NPV above zero, 0–1. */
            chanceOfGain: number;
        };
        ScenarioUpdate: {
            name: string;
            description?: string | null;
            assumptions: components["schemas"]["ScenarioAssumptionsBody"];
            version?: number;
        };
        InsightText: {
            pages: components["schemas"]["DocumentPage"][];
        };
        EvidenceEffect: {
            criterion: components["schemas"]["Criterion"];
            /** @enum {string} */
            direction: "raises" | "lowers";
            /** @description The words of the sentence that say so. */
            words: string;
        };
        Evidence: {
            processId: string;
            insightId: string;
            fileName: string;
            /** @description Its place among what the insight says of processes, from 0. */
            position: number;
            page: number;
            /** @description The exact words. */
            quote: string;
            /** @description Figures in it, as they stand there. */
            facts: components["schemas"]["InsightFact"][];
            /** @description Figures in it that could be ROI inputs of the process. */
            figures: components["schemas"]["InsightFigure"][];
            /** @description Criteria of suitability that it raises or lowers. */
            effects: components["schemas"]["EvidenceEffect"][];
            /** @description The person who said that it speaks of this process; null = its words say so. */
            decidedBy: string | null;
        };
        EvidenceDecision: {
            insightId: string;
            /** @description The whole sentence. */
            quote: string;
            /** @description null = it speaks of no process. */
            processId: string | null;
            decidedBy: string;
            /** Format: date-time */
            decidedAt: string;
        };
        InsightEvidence: {
            evidence: components["schemas"]["Evidence"][];
            /** @description Of processes that are there, or of none. */
            decisions: components["schemas"]["EvidenceDecision"][];
        };
        /** @enum {string} */
        Complexity: "beginner" | "intermediate" | "advanced";
        PlaybookOpportunity: {
            type: components["schemas"]["OpportunityType"];
            title: string;
            description: string;
            /** @description Thousands a year, where it was drawn from; null = not said. A sector has its own figures. */
            estimatedSavings: number | null;
        };
        PlaybookProcess: {
            code: string;
            name: string;
            description: string | null;
            level: number;
            parentCode: string | null;
            opportunities: components["schemas"]["PlaybookOpportunity"][];
        };
        PlaybookTouchPoint: {
            name: string;
            description: string;
            type: components["schemas"]["TouchPointType"];
            momentThatMatters: boolean;
            /** @description Code of one of the playbook's processes, or of the sector's; null = a fitting one is chosen when it is applied. */
            processStep: string | null;
            phase: string | null;
            /**
             * @description Where it happens, as "App" or "Branch"; null = not said.
             * @default null
             */
            channel: string | null;
            /**
             * @description From −2 (would leave) to +2 (would tell others); null = not said.
             * @default null
             */
            emotion: number | null;
            /**
             * @description What hurts there today; null = nothing known.
             * @default null
             */
            painPoint: string | null;
        };
        PlaybookJourney: {
            name: string;
            description: string | null;
            /**
             * @description Who travels, in a sentence; null where nobody is named.
             * @default null
             */
            persona: string | null;
            touchPoints: components["schemas"]["PlaybookTouchPoint"][];
        };
        RoiAssumption: {
            processCode: string;
            /** @description Full-time equivalents. */
            fteCount: number;
            /** @description Runs a year. */
            processFrequency: number;
            /** @description Currency units a year. */
            averageSalary: number;
            /** @description Hours a run; becomes minutes when the playbook is applied. */
            averageRuntime: number;
            /** @description Where the figures come from, or why they were assumed. */
            source: string | null;
        };
        Playbook: {
            id: string;
            name: string;
            description: string;
            complexity: components["schemas"]["Complexity"];
            /** @description As "2-3 weeks". */
            estimatedTimeToValue: string | null;
            industry: string | null;
            tags: string[];
            expectedOutcomes: string[];
            processes: components["schemas"]["PlaybookProcess"][];
            journeys: components["schemas"]["PlaybookJourney"][];
            roiAssumptions: components["schemas"]["RoiAssumption"][];
            /** @description Who wrote it: an analyst, or null for a person. */
            source: string | null;
            /** @description False for those that come with the product. */
            isCustom: boolean;
            /** @description The notice that must be shown with it, where it holds a publisher's names. */
            attribution: string | null;
            version: number;
        };
        PlaybookOpportunityEntry: {
            type: components["schemas"]["OpportunityType"];
            title: string;
            description?: string | null;
            /**
             * @description Thousands a year; null = derived from what the process costs.
             * @default null
             */
            estimatedSavings?: number | null;
        };
        PlaybookProcessEntry: {
            code: string;
            name: string;
            description?: string | null;
            /** @default 3 */
            level?: number;
            parentCode?: string | null;
            opportunities?: components["schemas"]["PlaybookOpportunityEntry"][];
        };
        PlaybookTouchPointEntry: {
            name: string;
            description: string;
            type: components["schemas"]["TouchPointType"];
            /** @default false */
            momentThatMatters?: boolean;
            processStep?: string | null;
            phase?: string | null;
            channel?: string | null;
            emotion?: number | null;
            painPoint?: string | null;
        };
        PlaybookJourneyEntry: {
            name: string;
            description?: string | null;
            persona?: string | null;
            touchPoints: components["schemas"]["PlaybookTouchPointEntry"][];
        };
        RoiAssumptionEntry: {
            processCode: string;
            /** @description Full-time equivalents. */
            fteCount: number;
            /** @description Runs a year. */
            processFrequency: number;
            /** @description Currency units a year. */
            averageSalary: number;
            /** @description Hours a run; becomes minutes when the playbook is applied. */
            averageRuntime: number;
            source?: string | null;
        };
        PlaybookUpdate: {
            name: string;
            description: string;
            /**
             * @default intermediate
             * @enum {string}
             */
            complexity?: "beginner" | "intermediate" | "advanced";
            estimatedTimeToValue?: string | null;
            industry?: string | null;
            /** @default [] */
            tags?: string[];
            /** @default [] */
            expectedOutcomes?: string[];
            processes?: components["schemas"]["PlaybookProcessEntry"][];
            journeys?: components["schemas"]["PlaybookJourneyEntry"][];
            roiAssumptions?: components["schemas"]["RoiAssumptionEntry"][];
            source?: string | null;
            version?: number;
        };
        PlaybookDraft: {
            name: string;
            description: string;
            complexity: components["schemas"]["Complexity"];
            /** @description As "2-3 weeks". */
            estimatedTimeToValue: string | null;
            industry: string | null;
            tags: string[];
            expectedOutcomes: string[];
            processes: components["schemas"]["PlaybookProcess"][];
            journeys: components["schemas"]["PlaybookJourney"][];
            roiAssumptions: components["schemas"]["RoiAssumption"][];
            /** @description Who wrote it: an analyst, or null for a person. */
            source: string | null;
            /** @constant */
            isCustom: true;
        };
        NamedProcess: {
            code: string;
            name: string;
        };
        PlaybookPlan: {
            adds: {
                processes: components["schemas"]["NamedProcess"][];
                opportunities: {
                    code: string;
                    title: string;
                }[];
                journeys: string[];
                roiInputs: string[];
            };
            leaves: {
                /** @description Codes that the sector has already. */
                processes: components["schemas"]["NamedProcess"][];
                opportunities: {
                    code: string;
                    title: string;
                }[];
                journeys: string[];
                roiInputs: string[];
            };
        };
        PlaybookOutcome: {
            processesAdded: number;
            opportunitiesAdded: number;
            journeysAdded: number;
            roiInputsAdded: number;
            /** @description Undoes this application; null when it added nothing. */
            applicationId: string | null;
        };
        PlaybookApplication: {
            id: string;
            playbookName: string;
            /** Format: date-time */
            appliedAt: string;
            processesAdded: number;
            opportunitiesAdded: number;
            journeysAdded: number;
            roiInputsAdded: number;
        };
        PlaybookUndone: {
            removed: number;
            kept: {
                /** @enum {string} */
                kind: "process" | "opportunity" | "journey" | "roiInputs";
                code: string | null;
                name: string;
                reason: string;
            }[];
        };
        PlaybookInput: {
            name: string;
            description: string;
            /**
             * @default intermediate
             * @enum {string}
             */
            complexity?: "beginner" | "intermediate" | "advanced";
            estimatedTimeToValue?: string | null;
            industry?: string | null;
            /** @default [] */
            tags?: string[];
            /** @default [] */
            expectedOutcomes?: string[];
            processes?: components["schemas"]["PlaybookProcessEntry"][];
            journeys?: components["schemas"]["PlaybookJourneyEntry"][];
            roiAssumptions?: components["schemas"]["RoiAssumptionEntry"][];
            source?: string | null;
        };
        ExportFigures: {
            /** @description ISO 4217. */
            currency: string;
            /** @description True where each page says DRAFT. */
            draft: boolean;
            annualSavings: number | null;
            /** @description Null also where it does not pay back within the years of the case. */
            paybackMonths: number | null;
            npv: number | null;
            /** @description Accepted opportunities. */
            accepted: number;
            /** @description Of the plan, in its order. */
            initiatives: components["schemas"]["FavoriteSector"][];
        };
        ShownCover: {
            status: components["schemas"]["CoverStatus"];
            /** @description Of all fixed words, figures and dates of document, workbook, slides and client page; names, descriptions and quotes stay as they are. */
            language: components["schemas"]["FileLanguage"];
            /** @description As "1.0"; null = the states of the sector that were exported are counted: files of one state bear the same. */
            version: string | null;
            /** Format: date */
            date: string;
            confidentiality: string | null;
            /** @description Of the firm that hands the files over; where no field of the contact is filled in, who exports is named. */
            contactName: string | null;
            contactRole: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
        };
        ExportRecord: {
            url: string;
            title: string;
            id: string;
            format: string;
            /** @description Null where it was not kept who asked for it. */
            by: string | null;
            /** @description Bytes; null where the file is in Google Workspace. */
            size: number | null;
            /** @description What it led with; null where that was not kept. */
            figures: components["schemas"]["ExportFigures"] | null;
            /** @description What its cover said; null where that was not kept. */
            cover: components["schemas"]["ShownCover"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        ExportCoverUpdate: {
            status?: components["schemas"]["CoverStatus"] | null;
            language?: components["schemas"]["FileLanguage"];
            version?: string | null;
            date?: string | null;
            confidentiality?: string | null;
            contactName?: string | null;
            contactRole?: string | null;
            contactEmail?: string | null;
            contactPhone?: string | null;
        };
        /** @enum {string} */
        ReadinessKind: "nothingDecided" | "nothingMeasured" | "doubtfulInputs" | "noOwner" | "noCost" | "planOutOfOrder" | "undecided" | "lowConfidence" | "defaultRate" | "neverPaysBack" | "noPlan" | "unplanned" | "planOutOfDate" | "noActuals" | "noBaseline" | "conditionBroken" | "documentsLeftOut" | "processDeleted" | "agentUnfounded" | "currencyDiffers" | "headcountDiffers" | "languageDiffers" | "longNames";
        ReadinessItem: {
            kind: components["schemas"]["ReadinessKind"];
            /** @description True where the files are a draft until it is mended. */
            blocks: boolean;
            /** @description A sentence for a person. */
            message: string;
            /** @description What it is about, at most five of them, in the words of the sector. */
            names: string[];
            /** @description The processes it is about, at most 200; empty where it is about none. */
            processIds: string[];
            /** @description The initiatives it is about; empty where it is about none. */
            initiativeIds: string[];
        };
        Readiness: {
            /** @description True where something blocks: then each page of the files says DRAFT. */
            draft: boolean;
            items: components["schemas"]["ReadinessItem"][];
        };
        /** @enum {string} */
        ExportSection: "situation" | "people" | "journeys" | "vendors" | "risks" | "governance" | "decisions";
        ExportPreviewInput: {
            processIds?: string[];
            vendorIds?: string[];
            /**
             * @description all = what is only proposed stands in an appendix; absent = accepted, which leaves it out.
             * @enum {string}
             */
            include?: "accepted" | "all";
            /** @description What the files show besides the answer, value, opportunities, plan and case; absent = all of it. */
            sections?: components["schemas"]["ExportSection"][];
            /**
             * @description How document and slides look; absent = firm, the own template of the workspace, where there is one.
             * @enum {string}
             */
            template?: "firm" | "standard";
            /** @description What this cover says otherwise than the one kept with the sector. */
            cover?: components["schemas"]["ExportCoverUpdate"];
        };
        ExportPreview: {
            title: string;
            client: string;
            cover: components["schemas"]["ShownCover"];
            answer: string;
            figures: {
                label: string;
                value: string;
                note: string;
            }[];
            findings: {
                term: string;
                text: string;
            }[];
            /** @description The whole name of the sector. */
            sector: string;
            /** @description The status as the cover says it, "DRAFT" while something blocks. */
            mark: string;
            /** @description What stands below the name on the cover, in its lines. */
            about: string[];
            /** @description Of the summary, in the language of the files. */
            heading: string;
            /** @description "#rrggbb"; null = the product’s own. */
            accentColour: string | null;
            /** @description True where the workspace has a template of its own. */
            firmTemplate: boolean;
            /** @description Ranked by fit; empty where there is nothing to compare them by. */
            vendors: {
                vendorId: string;
                name: string;
                /** @description 0 to 100. */
                score: number;
            }[];
            /** @description Of the sections that were asked for, those with nothing to show yet. */
            empty: components["schemas"]["ExportSection"][];
            /** @description Opportunities in the appendix of what is only proposed. */
            proposals: number;
        };
        ExportChanges: {
            /** @description How often something of the sector was saved since; null where it is not known. */
            writes: number | null;
            /** @description Null where they were not kept. */
            before: components["schemas"]["ExportFigures"] | null;
            now: components["schemas"]["ExportFigures"];
            /** @description Initiatives that the plan did not hold then. */
            added: string[];
            /** @description Initiatives that the plan holds no more, by the names they had. */
            removed: string[];
        };
        FitWeights: {
            coverage: number;
            aiCoverage: number;
            depth: number;
            sector: number;
        };
        ExportInput: {
            processIds?: string[];
            vendorIds?: string[];
            /** @description Weights of the vendor comparison; absent = the default. */
            weights?: components["schemas"]["FitWeights"];
            /**
             * @description all = what is only proposed stands in an appendix; absent = accepted, which leaves it out.
             * @enum {string}
             */
            include?: "accepted" | "all";
            /** @description What the files show besides the answer, value, opportunities, plan and case; absent = all of it. */
            sections?: components["schemas"]["ExportSection"][];
            /**
             * @description How document and slides look; absent = firm, the own template of the workspace, where there is one.
             * @enum {string}
             */
            template?: "firm" | "standard";
            /** @description What this cover says otherwise than the one kept with the sector. */
            cover?: components["schemas"]["ExportCoverUpdate"];
        };
        ExportResult: {
            url: string;
            title: string;
        };
        ClientLink: {
            id: string;
            /** @description Whom it is for, in the words of the team; the client does not see it. */
            label: string;
            /** @description Who made it; null where that account is gone. */
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            revokedAt: string | null;
            /** @description Whether somebody answers for it: who made it, or let it work again, and may still open the sector. Else it opens nothing. */
            isAnswered: boolean;
            hasPassword: boolean;
            /** @description What the page shows besides what always stands there. */
            sections: components["schemas"]["ExportSection"][];
            /** @description How often its page was opened. */
            openings: number;
            /** @description How often somebody tried, with the times that the page opened. */
            attempts: number;
            lastOpenedAt: string | null;
        };
        ClientLinkInput: {
            label: string;
            /** @description Days until it expires; absent = 30. */
            days?: number;
            password?: ("" | string) | null;
            /** @description What the page shows besides the answer, value, opportunities, plan and case; absent = all of it. */
            sections?: components["schemas"]["ExportSection"][];
        };
        ClientLinkCreated: {
            id: string;
            /** @description Whom it is for, in the words of the team; the client does not see it. */
            label: string;
            /** @description Who made it; null where that account is gone. */
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            revokedAt: string | null;
            /** @description Whether somebody answers for it: who made it, or let it work again, and may still open the sector. Else it opens nothing. */
            isAnswered: boolean;
            hasPassword: boolean;
            /** @description What the page shows besides what always stands there. */
            sections: components["schemas"]["ExportSection"][];
            /** @description How often its page was opened. */
            openings: number;
            /** @description How often somebody tried, with the times that the page opened. */
            attempts: number;
            lastOpenedAt: string | null;
            /** @description Root-relative. The secret stands in the fragment, which browsers send to no server. */
            url: string;
        };
        /** @enum {string} */
        ClientLinkOutcome: "opened" | "wrongPassword" | "expired" | "revoked";
        ClientLinkOpening: {
            /** Format: date-time */
            openedAt: string;
            outcome: components["schemas"]["ClientLinkOutcome"];
            /** @description The network it was opened from: the end of the address is not kept. */
            address: string | null;
            /** @description As the browser named itself. */
            userAgent: string | null;
        };
        ClientPageInput: {
            token: string;
            password?: string | null;
        };
        /** @enum {string} */
        ClientPageTone: "accent" | "strong" | "middle" | "light" | "faint" | "muted" | "warning";
        ClientPageBlock: {
            /** @constant */
            kind: "heading";
            level: 1 | 2 | 3;
            text: string;
        } | {
            /** @constant */
            kind: "prose";
            /** @enum {string} */
            style: "Body" | "Lead" | "Note" | "Meta";
            /** @description Stands in bold before the text. */
            term?: string;
            text: string;
        } | {
            /** @constant */
            kind: "figures";
            figures: {
                label: string;
                value: string;
                note: string;
            }[];
        } | {
            /** @constant */
            kind: "table";
            caption: string;
            columns: {
                header: string;
                /** @description Its share of the table, 0–1. */
                width: number;
                /** @constant */
                align?: "right";
            }[];
            rows: {
                text: string;
                strong?: boolean;
                /** @description How much is to be found there: 0 = nothing, 6 = the most. */
                heat?: number;
            }[][];
        } | {
            /** @constant */
            kind: "chart";
            caption: string;
            /** @description What it shows, for who does not see it. */
            alt: string;
            /**
             * @description Values of one category stand behind or above one another.
             * @enum {string}
             */
            shape: "bars" | "columns" | "lines";
            categories: string[];
            categoryTitle: string | null;
            series: {
                name: string;
                /** @description One for each category. */
                values: number[];
                /** @description One for each value; null = room that is left empty. */
                tones: (components["schemas"]["ClientPageTone"] | null)[];
                /** @description One for each value, empty where it has none. */
                labels: string[];
                /** @description True where the labels stand behind their bars. */
                outside: boolean;
                dashed: boolean;
            }[];
            /** @description Points of the first line. */
            marks: {
                /** @description The index of its category; 1.5 = halfway from the second to the third. */
                at: number;
                value: number;
                tone: components["schemas"]["ClientPageTone"];
                label: string;
            }[];
            legend: boolean;
            /** @description Where the scale ends; null = at the largest value. */
            max: number | null;
            /** @description How the values of the scale are written; null where it is not shown. */
            axis: {
                title: string | null;
                prefix: string;
                suffix: string;
            } | null;
        };
        ClientPage: {
            /** @description BCP 47 code of the language that it is written in, as "de-DE". */
            language: string;
            title: string;
            subtitle: string;
            client: string;
            /** @description What the cover says below the name of the client, a line each. */
            about: string[];
            /** @description True where something has to be mended before it is handed over. */
            draft: boolean;
            /** @description Each as "#rrggbb", for a light page. */
            colours: {
                accent: string;
                onAccent: string;
                /** @description The accent, dark enough to be read on white. */
                ink: string;
                /** @description Behind cells, from 0 to 6. */
                heat: string[];
                tones: {
                    accent: {
                        fill: string;
                        text: string;
                    };
                    strong: {
                        fill: string;
                        text: string;
                    };
                    middle: {
                        fill: string;
                        text: string;
                    };
                    light: {
                        fill: string;
                        text: string;
                    };
                    faint: {
                        fill: string;
                        text: string;
                    };
                    muted: {
                        fill: string;
                        text: string;
                    };
                    warning: {
                        fill: string;
                        text: string;
                    };
                };
            };
            /** @description As a data URL. */
            logo: string | null;
            /** Format: date-time */
            expiresAt: string;
            blocks: components["schemas"]["ClientPageBlock"][];
        };
        SectorValue: {
            currency: string;
            measured: {
                /** @description Currency units a year. */
                cost: number;
                /** @description Currency units a year. */
                savings: number;
                /** @description Processes without others below that are measured. */
                processes: number;
            };
            benchmark: {
                /** @description Currency units a year. */
                cost: number;
                /** @description Currency units a year. */
                savings: number;
                processes: number;
            };
            /** @description Employees × mean cost, currency units a year: no cost can add up to more. */
            payroll: number;
            employees: number;
            /** @description Mean cost of an employee, currency units a year. */
            employeeCost: number;
            /** @description True when the profile names no employees or no cost: 1,000 people, 65,000 each. */
            organisationAssumed: boolean;
        };
        /** @enum {string} */
        RateSource: "entered" | "default" | "useCases";
        ProcessValue: {
            processId: string;
            /** @description Null where some of what is below is measured and some is not. */
            basis: components["schemas"]["MoneyBasis"] | null;
            measured: {
                /** @description Currency units a year. */
                cost: number;
                /** @description Currency units a year. */
                savings: number;
            };
            benchmark: {
                /** @description Currency units a year. */
                cost: number;
                /** @description Currency units a year. */
                savings: number;
            };
            /** @description Share of the work, 0–1; null for what is summed from below. */
            automationRate: number | null;
            rateSource: components["schemas"]["RateSource"] | null;
            /** @description Of the benchmark savings; null where there are none. */
            size: components["schemas"]["SizeClass"] | null;
        };
        ProcessValues: {
            total: components["schemas"]["SectorValue"];
            processes: components["schemas"]["ProcessValue"][];
        };
        ProcessRollUp: {
            processId: string;
            /** @description Itself and all below it. */
            processes: number;
            /** @description How many of them an analysis has read, or have opportunities. */
            analyzed: number;
            /** @description By type, those that were not rejected. */
            opportunities: {
                automation: number;
                ai: number;
                agentic: number;
            };
            savings: components["schemas"]["SavingsByBasis"];
            /** @description Of the benchmark savings; null where there are none. */
            size: components["schemas"]["SizeClass"] | null;
        };
        ProcessRollUps: {
            currency: string;
            /** @description In code order; a process with nothing at or below it is left out. */
            processes: components["schemas"]["ProcessRollUp"][];
        };
        ProcessInputs: {
            input: components["schemas"]["SavedRoiInput"];
            /** @description Null where nobody is known. */
            change: components["schemas"]["RoiInputsChange"] | null;
            assumptions: components["schemas"]["SectorAssumptions"];
        };
        BenchmarkParts: {
            workFunction: components["schemas"]["WorkFunction"];
            /** @description Of the people, that work in this function in such an industry, 0–1. */
            share: number;
            /** @description What that share rests on, in words. */
            shareBasis: string;
            /** @description Volume class of the process: 1, 2 or 4. */
            weight: number;
            /** @description Weights of the sector's processes of this function, or of the full reference set where that is more. */
            referenceWeight: number;
            /** @description 1; less where what is measured leaves the function less than its share. */
            scale: number;
        };
        ProcessMoney: {
            value: components["schemas"]["ProcessValue"];
            /** @description Null where it has no ROI inputs of its own. */
            inputs: components["schemas"]["ProcessInputs"] | null;
            /** @description Null where nothing is by benchmark, or the process is a heading. */
            parts: components["schemas"]["BenchmarkParts"] | null;
            total: components["schemas"]["SectorValue"];
        };
        Offering: {
            name: string;
            description: string | null;
            category: string | null;
        };
        Vendor: {
            id: string;
            name: string;
            overview: string;
            headquarters: string | null;
            founded: string | null;
            industry: string | null;
            website: string | null;
            capabilities: string[];
            products: components["schemas"]["Offering"][];
            aiCapabilities: components["schemas"]["Offering"][];
            /** @description The day on which the facts of the curated directory were written down, as "2026-11"; null for a vendor of one's own. */
            factsAsOf: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        OfferingEntry: {
            name?: string | null;
            description?: string | null;
            category?: string | null;
        };
        VendorInput: {
            name: string;
            overview: string;
            headquarters?: string | null;
            founded?: (string | number) | null;
            industry?: string | null;
            website?: string | null;
            capabilities?: (string | null)[];
            products?: components["schemas"]["OfferingEntry"][];
            aiCapabilities?: components["schemas"]["OfferingEntry"][];
        };
        /** @enum {string} */
        MatchType: "capability" | "product" | "ai";
        MatchedCapability: {
            vendorCapability: string;
            matchType: components["schemas"]["MatchType"];
        };
        FitShares: {
            coverage: number;
            aiCoverage: number | null;
            depth: number;
            sector: number;
        };
        VendorFit: {
            vendorId: string;
            vendorName: string;
            recommendationReason: string;
            /** @description 0–100, two decimals; the points of `score` add up to it. */
            overallScore: number;
            sectorMatch: boolean;
            /** @description Whether it does at least one of the opportunities wholly and covers 30% of what they are worth. Tools for any work cover them in part; where no vendor fits, the ranking names only who comes nearest. */
            fits: boolean;
            capabilityMatchCount: number;
            aiCapabilityMatchCount: number;
            /** @description What counts most first. */
            matchedCapabilities: components["schemas"]["MatchedCapability"][];
            /** @description Points of each part, two decimals. */
            score: {
                coverage: number;
                aiCoverage: number;
                depth: number;
                sector: number;
            };
            shares: components["schemas"]["FitShares"];
            /** @description Share of the vendor's fields that are filled, 0–1: beside the score, never in it. */
            dataCoverage: number;
        };
        ShortlistedVendor: {
            sectorId: string;
            sectorName: string;
            vendorId: string;
            vendorName: string;
            note: string | null;
            /** @description Who put it there, and when. */
            kept: components["schemas"]["AssumptionChange"];
            version: number;
        };
        ShortlistEntry: {
            note?: string | null;
            version?: number;
        };
        Workspace: {
            /** @description Printed on covers; null = none. */
            companyName: string | null;
            /** @description "#rrggbb"; null = the product's own. */
            accentColour: string | null;
            hasLogo: boolean;
            /** @description File name of the own template of Word documents; null = none. */
            documentTemplate: string | null;
            /** @description File name of the own template of presentations; null = none. */
            slidesTemplate: string | null;
            /** @description Whoever has no second factor sets one up at the next sign-in. API tokens keep working. */
            requireSecondFactor: boolean;
            /** @description Who may open a new sector; its owner can change that. */
            sectorAccess: components["schemas"]["AccessMode"];
            /** @description For how many months the audit log keeps an entry. */
            auditMonths: number;
        };
        WorkspaceUpdate: {
            companyName?: string | null;
            accentColour?: string | null;
            requireSecondFactor?: boolean;
            sectorAccess?: components["schemas"]["AccessMode"];
            /** @description Months. Older entries of the audit log are deleted within minutes. */
            auditMonths?: number;
        };
        /** @enum {string} */
        TemplateKind: "document" | "slides";
        ImportedWorkspace: {
            sectors: components["schemas"]["FavoriteSector"][];
            /** @description How many were added, or took the place of one of the curated directory. */
            vendors: number;
            /** @description How many were added. */
            playbooks: number;
            /** @description What was here already and stays as it is: names of vendors and playbooks, the logo, templates. */
            kept: string[];
            /** @description What was not imported. */
            refused: {
                name: string;
                why: string;
            }[];
        };
        JobFinished: {
            jobId: string;
            kind: components["schemas"]["JobKind"];
            /** @enum {string} */
            status: "succeeded" | "failed" | "cancelled";
            /** @description null where the work belongs to no sector, as that on a vendor. */
            sectorId: string | null;
            /** @description Where to read the job: a whole address where this server knows its own (PUBLIC_URL). */
            link: string;
        };
        JobFinishedMessage: {
            /** @constant */
            type: "job.finished";
            /** @description As in the header webhook-id. Of what comes twice, leave the second one out. */
            id: string;
            /** Format: date-time */
            createdAt: string;
            data: components["schemas"]["JobFinished"];
        };
        OpportunityDecided: {
            sectorId: string;
            opportunityIds: string[];
            /** @description proposed = an earlier decision was taken back. */
            decision: components["schemas"]["OpportunityStatus"];
            /** @description The person; null where nobody is known. */
            by: string | null;
        };
        OpportunityDecidedMessage: {
            /** @constant */
            type: "opportunity.decided";
            /** @description As in the header webhook-id. Of what comes twice, leave the second one out. */
            id: string;
            /** Format: date-time */
            createdAt: string;
            data: components["schemas"]["OpportunityDecided"];
        };
        WebhookTestMessage: {
            /** @constant */
            type: "webhook.test";
            /** @description As in the header webhook-id. Of what comes twice, leave the second one out. */
            id: string;
            /** Format: date-time */
            createdAt: string;
            data: Record<string, never>;
        };
        PersonalDataEraseBody: {
            /** @description Its name as it stands, so that nothing else is deleted. */
            name: string;
        };
        SectorsImportArchiveBody: {
            /** Format: binary */
            file: string;
        };
        ErasureSectorBody: {
            /** @description Its name as it stands, so that nothing else is deleted. */
            name: string;
        };
        ProcessesRemoveAnswer: {
            deleted: number;
            deletionId: string;
        };
        ProcessesRemoveManyBody: {
            processIds: string[];
        };
        ProcessesRemoveManyAnswer: {
            deleted: number;
            deletionId: string;
        };
        ProcessesMoveBody: {
            moves: components["schemas"]["ProcessMove"][];
        };
        ProcessesMoveAnswer: {
            processes: components["schemas"]["MovedProcess"][];
        };
        ProcessesDuplicateBody: {
            processIds: string[];
        };
        ProcessesDuplicateAnswer: {
            created: number;
            /** @description Of the topmost copies. */
            processIds: string[];
        };
        ProcessesRestoreAnswer: {
            restored: number;
        };
        ProcessesAnalyzeBody: {
            processIds: string[];
        };
        ProcessesAnalyzeAnswer: {
            analyzed: number;
            processes: components["schemas"]["Process"][];
        };
        OpportunitiesUpdateBody: {
            type: components["schemas"]["OpportunityType"];
            title: string;
            description?: string | null;
            /** @description A figure of your own, in thousands of the sector's currency a year; null = its share of what the process saves. */
            estimatedSavings?: number | null;
            /** @description 1 (days, one team) to 5 (a program of its own). */
            effort: number;
            version?: number;
        };
        OpportunitiesDecideBody: {
            opportunityIds: string[];
            status: components["schemas"]["OpportunityStatus"];
        };
        OpportunitiesDecideAnswer: {
            changed: number;
        };
        OpportunitiesAssignAnswer: {
            changed: number;
        };
        SuitabilityOverruleBody: {
            criterion: components["schemas"]["Criterion"];
            answer: components["schemas"]["Answer"] | null;
        };
        ImportsPreviewBody: {
            /** Format: binary */
            file: string;
            mapping?: string;
            deepLevels?: components["schemas"]["DeepLevels"];
        };
        RoiSaveInputsAnswer: {
            roiInputs: components["schemas"]["SavedRoiInput"][];
        };
        InsightsUploadBody: {
            /** Format: binary */
            file: string;
            title?: string | null;
        };
        EvidenceDecideBody: {
            /** @description The exact words of a sentence of the insight, or 20 characters or more of them, as a figure quotes them. */
            quote: string;
            /** @description The process that the sentence speaks of; null = of none. */
            processId: string | null;
        };
        EvidenceUndecideBody: {
            /** @description The exact words of a sentence of the insight, or 20 characters or more of them, as a figure quotes them. */
            quote: string;
        };
        VendorsUpdateBody: {
            name: string;
            overview: string;
            headquarters?: string | null;
            founded?: (string | number) | null;
            industry?: string | null;
            website?: string | null;
            capabilities?: (string | null)[];
            products?: components["schemas"]["OfferingEntry"][];
            aiCapabilities?: components["schemas"]["OfferingEntry"][];
            version?: number;
        };
        VendorsCompareBody: {
            sectorId: string;
            processIds: string[];
            weights?: components["schemas"]["FitWeights"];
        };
        WorkspaceSetLogoBody: {
            /** Format: binary */
            file: string;
        };
        WorkspaceSetTemplateBody: {
            /** Format: binary */
            file: string;
        };
        WorkspaceImportArchiveBody: {
            /** Format: binary */
            file: string;
        };
    };
    responses: {
        /** @description The input is not valid */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Some of the entries are not valid. name: Required",
                 *       "message": "Some of the entries are not valid. name: Required",
                 *       "code": "BAD_REQUEST",
                 *       "issues": [
                 *         {
                 *           "path": "name",
                 *           "message": "Required"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not signed in */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Please sign in to continue.",
                 *       "message": "Please sign in to continue.",
                 *       "code": "UNAUTHORIZED"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or sent from another site */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Only administrators can do this.",
                 *       "message": "Only administrators can do this.",
                 *       "code": "FORBIDDEN"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Sector not found",
                 *       "message": "Sector not found",
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description In conflict with what is there */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Somebody else has changed this in the meantime. Reload to see it, then save again.",
                 *       "message": "Somebody else has changed this in the meantime. Reload to see it, then save again.",
                 *       "code": "CONFLICT"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Changed since the tag in `If-Match` */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The request is larger than this server accepts.",
                 *       "message": "The request is larger than this server accepts.",
                 *       "code": "PAYLOAD_TOO_LARGE"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not a type that is accepted */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Readable, but of no use: damaged, too heavy, or nothing is known */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "This took more time or memory than allowed, so it was stopped. Try again with a smaller file or fewer processes.",
                 *       "message": "This took more time or memory than allowed, so it was stopped. Try again with a smaller file or fewer processes.",
                 *       "code": "UNPROCESSABLE_CONTENT"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Too many requests. Please wait a moment and try again.",
                 *       "message": "Too many requests. Please wait a moment and try again.",
                 *       "code": "TOO_MANY_REQUESTS"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong on the server */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Something went wrong on the server. Please try again.",
                 *       "message": "Something went wrong on the server. Please try again.",
                 *       "code": "INTERNAL_SERVER_ERROR"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A service that the server relies on has failed */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server is not ready, or its database cannot be reached */
        ServiceUnavailable: {
            headers: {
                /** @description Seconds to wait before the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The server is not ready yet. Please try again in a moment.",
                 *       "message": "The server is not ready yet. Please try again in a moment.",
                 *       "code": "SERVICE_UNAVAILABLE"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        userId: string;
        sessionId: string;
        invitationId: string;
        tokenId: string;
        webhookId: string;
        sectorId: string;
        viewId: string;
        teamId: string;
        insightId: string;
        exportId: string;
        entryId: string;
        commentId: string;
        processId: string;
        deletionId: string;
        opportunityId: string;
        useCaseId: string;
        importId: string;
        changeId: string;
        initiativeId: string;
        journeyId: string;
        jobId: string;
        scenarioId: components["schemas"]["ScenarioId"];
        playbookId: string;
        applicationId: string;
        format: "docs" | "sheets" | "slides";
        linkId: string;
        vendorId: string;
        kind: components["schemas"]["TemplateKind"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Error = components['schemas']['Error'];
export type Health = components['schemas']['Health'];
export type WorkspaceArchive = components['schemas']['WorkspaceArchive'];
export type SignUp = components['schemas']['SignUp'];
export type User = components['schemas']['User'];
export type PendingSignIn = components['schemas']['PendingSignIn'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type SignIn = components['schemas']['SignIn'];
export type SecondStep = components['schemas']['SecondStep'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type OwnPassword = components['schemas']['OwnPassword'];
export type SecondFactorSetup = components['schemas']['SecondFactorSetup'];
export type SecondFactorConfirmation = components['schemas']['SecondFactorConfirmation'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type SecondFactorRemoval = components['schemas']['SecondFactorRemoval'];
export type ResetLink = components['schemas']['ResetLink'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type Profile = components['schemas']['Profile'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type Session = components['schemas']['Session'];
export type EndedSessions = components['schemas']['EndedSessions'];
export type ListedUser = components['schemas']['ListedUser'];
export type RoleInput = components['schemas']['RoleInput'];
export type StoredKind = components['schemas']['StoredKind'];
export type Stored = components['schemas']['Stored'];
export type FilesElsewhere = components['schemas']['FilesElsewhere'];
export type Retention = components['schemas']['Retention'];
export type CleanupReport = components['schemas']['CleanupReport'];
export type StorageReport = components['schemas']['StorageReport'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationInput = components['schemas']['InvitationInput'];
export type TokenScope = components['schemas']['TokenScope'];
export type ApiToken = components['schemas']['ApiToken'];
export type ApiTokenInput = components['schemas']['ApiTokenInput'];
export type ApiTokenCreated = components['schemas']['ApiTokenCreated'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookOffReason = components['schemas']['WebhookOffReason'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookInput = components['schemas']['WebhookInput'];
export type WebhookCreated = components['schemas']['WebhookCreated'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type WebhookMessageType = components['schemas']['WebhookMessageType'];
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type WebhookProblem = components['schemas']['WebhookProblem'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViewInput = components['schemas']['SavedViewInput'];
export type SectorProfile = components['schemas']['SectorProfile'];
export type AccessMode = components['schemas']['AccessMode'];
export type SectorRole = components['schemas']['SectorRole'];
export type SectorCounts = components['schemas']['SectorCounts'];
export type SectorSummary = components['schemas']['SectorSummary'];
export type SectorInput = components['schemas']['SectorInput'];
export type SectorProfileInput = components['schemas']['SectorProfileInput'];
export type SectorUpdate = components['schemas']['SectorUpdate'];
export type FindingState = components['schemas']['FindingState'];
export type OpportunityType = components['schemas']['OpportunityType'];
export type MoneyBasis = components['schemas']['MoneyBasis'];
export type SizeClass = components['schemas']['SizeClass'];
export type BenefitMoves = components['schemas']['BenefitMoves'];
export type Benefit = components['schemas']['Benefit'];
export type Basis = components['schemas']['Basis'];
export type OpportunityStatus = components['schemas']['OpportunityStatus'];
export type AssumptionChange = components['schemas']['AssumptionChange'];
export type Opportunity = components['schemas']['Opportunity'];
export type Process = components['schemas']['Process'];
export type TouchPointType = components['schemas']['TouchPointType'];
export type TouchPoint = components['schemas']['TouchPoint'];
export type Journey = components['schemas']['Journey'];
export type SummaryStatus = components['schemas']['SummaryStatus'];
export type CitedSentence = components['schemas']['CitedSentence'];
export type InsightFigure = components['schemas']['InsightFigure'];
export type InsightFact = components['schemas']['InsightFact'];
export type Insight = components['schemas']['Insight'];
export type RoiBasis = components['schemas']['RoiBasis'];
export type RoiResult = components['schemas']['RoiResult'];
export type Sector = components['schemas']['Sector'];
export type NextStep = components['schemas']['NextStep'];
export type SavingsByBasis = components['schemas']['SavingsByBasis'];
export type InitiativeStatus = components['schemas']['InitiativeStatus'];
export type ActivityKind = components['schemas']['ActivityKind'];
export type ActivityAction = components['schemas']['ActivityAction'];
export type SectorChange = components['schemas']['SectorChange'];
export type SectorOverview = components['schemas']['SectorOverview'];
export type CoverStatus = components['schemas']['CoverStatus'];
export type FileLanguage = components['schemas']['FileLanguage'];
export type ExportCover = components['schemas']['ExportCover'];
export type FindingHelp = components['schemas']['FindingHelp'];
export type ProcessFinding = components['schemas']['ProcessFinding'];
export type ScenarioAssumptions = components['schemas']['ScenarioAssumptions'];
export type DocumentPage = components['schemas']['DocumentPage'];
export type CostKind = components['schemas']['CostKind'];
export type InitiativeBaseline = components['schemas']['InitiativeBaseline'];
export type CommentSubject = components['schemas']['CommentSubject'];
export type SectorArchive = components['schemas']['SectorArchive'];
export type ImportedSector = components['schemas']['ImportedSector'];
export type SectorGrant = components['schemas']['SectorGrant'];
export type SectorAccess = components['schemas']['SectorAccess'];
export type SectorAccessUpdate = components['schemas']['SectorAccessUpdate'];
export type RestrictedSector = components['schemas']['RestrictedSector'];
export type Person = components['schemas']['Person'];
export type Team = components['schemas']['Team'];
export type TeamInput = components['schemas']['TeamInput'];
export type ActivityEvent = components['schemas']['ActivityEvent'];
export type FavoriteSector = components['schemas']['FavoriteSector'];
export type ActivityPage = components['schemas']['ActivityPage'];
export type AuditKind = components['schemas']['AuditKind'];
export type AuditVia = components['schemas']['AuditVia'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];
export type AuditChange = components['schemas']['AuditChange'];
export type AuditEntryDetail = components['schemas']['AuditEntryDetail'];
export type BackupStatus = components['schemas']['BackupStatus'];
export type Comment = components['schemas']['Comment'];
export type CommentInput = components['schemas']['CommentInput'];
export type CommentCount = components['schemas']['CommentCount'];
export type Mentionable = components['schemas']['Mentionable'];
export type CommentText = components['schemas']['CommentText'];
export type InboxMention = components['schemas']['InboxMention'];
export type JobKind = components['schemas']['JobKind'];
export type ExportFormatName = components['schemas']['ExportFormatName'];
export type InboxJob = components['schemas']['InboxJob'];
export type InboxEntry = components['schemas']['InboxEntry'];
export type Inbox = components['schemas']['Inbox'];
export type InboxRead = components['schemas']['InboxRead'];
export type ProcessNode = components['schemas']['ProcessNode'];
export type ProcessInput = components['schemas']['ProcessInput'];
export type ProcessUpdate = components['schemas']['ProcessUpdate'];
export type ProcessMove = components['schemas']['ProcessMove'];
export type MovedProcess = components['schemas']['MovedProcess'];
export type Deleted = components['schemas']['Deleted'];
export type DiscoveredProcess = components['schemas']['DiscoveredProcess'];
export type ResearchProposal = components['schemas']['ResearchProposal'];
export type SectorOpportunity = components['schemas']['SectorOpportunity'];
export type OpportunityInput = components['schemas']['OpportunityInput'];
export type OpportunityAssignment = components['schemas']['OpportunityAssignment'];
export type FailedJob = components['schemas']['FailedJob'];
export type ServerStatus = components['schemas']['ServerStatus'];
export type AnalystTest = components['schemas']['AnalystTest'];
export type Criterion = components['schemas']['Criterion'];
export type Answer = components['schemas']['Answer'];
export type CriterionAnswer = components['schemas']['CriterionAnswer'];
export type TrackSuitability = components['schemas']['TrackSuitability'];
export type ProcessSuitability = components['schemas']['ProcessSuitability'];
export type LandscapeProcess = components['schemas']['LandscapeProcess'];
export type UseCaseDetails = components['schemas']['UseCaseDetails'];
export type GeneralIdea = components['schemas']['GeneralIdea'];
export type ImportFormat = components['schemas']['ImportFormat'];
export type ImportRecord = components['schemas']['ImportRecord'];
export type DeepLevels = components['schemas']['DeepLevels'];
export type ImportMapping = components['schemas']['ImportMapping'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportedProcess = components['schemas']['ImportedProcess'];
export type ImportProblem = components['schemas']['ImportProblem'];
export type ImportPreview = components['schemas']['ImportPreview'];
export type ImportCompletion = components['schemas']['ImportCompletion'];
export type ImportOutcome = components['schemas']['ImportOutcome'];
export type ImportUndone = components['schemas']['ImportUndone'];
export type PlanSettings = components['schemas']['PlanSettings'];
export type Initiative = components['schemas']['Initiative'];
export type CapacityMonth = components['schemas']['CapacityMonth'];
export type PlanWarningKind = components['schemas']['PlanWarningKind'];
export type PlanWarning = components['schemas']['PlanWarning'];
export type Plan = components['schemas']['Plan'];
export type PlanSettingsUpdate = components['schemas']['PlanSettingsUpdate'];
export type PlanChange = components['schemas']['PlanChange'];
export type CostLine = components['schemas']['CostLine'];
export type InitiativeRisk = components['schemas']['InitiativeRisk'];
export type Measure = components['schemas']['Measure'];
export type InitiativeInput = components['schemas']['InitiativeInput'];
export type InitiativeUpdate = components['schemas']['InitiativeUpdate'];
export type InitiativeMerge = components['schemas']['InitiativeMerge'];
export type InitiativeSplit = components['schemas']['InitiativeSplit'];
export type InitiativeOrder = components['schemas']['InitiativeOrder'];
export type ActualMonth = components['schemas']['ActualMonth'];
export type ActualPoint = components['schemas']['ActualPoint'];
export type SavingsVariance = components['schemas']['SavingsVariance'];
export type ActualForecast = components['schemas']['ActualForecast'];
export type MeasureProgress = components['schemas']['MeasureProgress'];
export type Actuals = components['schemas']['Actuals'];
export type ActualMonthInput = components['schemas']['ActualMonthInput'];
export type ActualsSave = components['schemas']['ActualsSave'];
export type ActualsImport = components['schemas']['ActualsImport'];
export type ActualsImported = components['schemas']['ActualsImported'];
export type TouchPointInput = components['schemas']['TouchPointInput'];
export type JourneyInput = components['schemas']['JourneyInput'];
export type JourneyUpdate = components['schemas']['JourneyUpdate'];
export type JourneyDraft = components['schemas']['JourneyDraft'];
export type JourneySuggestions = components['schemas']['JourneySuggestions'];
export type JobStatus = components['schemas']['JobStatus'];
export type JobFailure = components['schemas']['JobFailure'];
export type Job = components['schemas']['Job'];
export type SavedRoiInput = components['schemas']['SavedRoiInput'];
export type RoiSummary = components['schemas']['RoiSummary'];
export type RoiAssumptions = components['schemas']['RoiAssumptions'];
export type RoiInputName = components['schemas']['RoiInputName'];
export type RoiInputsChange = components['schemas']['RoiInputsChange'];
export type Roi = components['schemas']['Roi'];
export type RoiInputChange = components['schemas']['RoiInputChange'];
export type RoiCalculation = components['schemas']['RoiCalculation'];
export type RoiAssumptionsUpdate = components['schemas']['RoiAssumptionsUpdate'];
export type SectorAssumptions = components['schemas']['SectorAssumptions'];
export type ScenarioId = components['schemas']['ScenarioId'];
export type Scenario = components['schemas']['Scenario'];
export type CaseHeadline = components['schemas']['CaseHeadline'];
export type BusinessCase = components['schemas']['BusinessCase'];
export type CaseYear = components['schemas']['CaseYear'];
export type CaseMonth = components['schemas']['CaseMonth'];
export type CaseInitiative = components['schemas']['CaseInitiative'];
export type LeftOutReason = components['schemas']['LeftOutReason'];
export type NotPaying = components['schemas']['NotPaying'];
export type NotInCase = components['schemas']['NotInCase'];
export type Driver = components['schemas']['Driver'];
export type DriverSwing = components['schemas']['DriverSwing'];
export type BreakEven = components['schemas']['BreakEven'];
export type NpvRange = components['schemas']['NpvRange'];
export type FinancialOutlook = components['schemas']['FinancialOutlook'];
export type WorkFunction = components['schemas']['WorkFunction'];
export type RoiBenchmark = components['schemas']['RoiBenchmark'];
export type RoiBenchmarks = components['schemas']['RoiBenchmarks'];
export type UseCaseRate = components['schemas']['UseCaseRate'];
export type UseCaseRates = components['schemas']['UseCaseRates'];
export type AdoptedRates = components['schemas']['AdoptedRates'];
export type ScenarioAssumptionsBody = components['schemas']['ScenarioAssumptionsBody'];
export type ScenarioInput = components['schemas']['ScenarioInput'];
export type ScenarioOutcome = components['schemas']['ScenarioOutcome'];
export type ScenarioUpdate = components['schemas']['ScenarioUpdate'];
export type InsightText = components['schemas']['InsightText'];
export type EvidenceEffect = components['schemas']['EvidenceEffect'];
export type Evidence = components['schemas']['Evidence'];
export type EvidenceDecision = components['schemas']['EvidenceDecision'];
export type InsightEvidence = components['schemas']['InsightEvidence'];
export type Complexity = components['schemas']['Complexity'];
export type PlaybookOpportunity = components['schemas']['PlaybookOpportunity'];
export type PlaybookProcess = components['schemas']['PlaybookProcess'];
export type PlaybookTouchPoint = components['schemas']['PlaybookTouchPoint'];
export type PlaybookJourney = components['schemas']['PlaybookJourney'];
export type RoiAssumption = components['schemas']['RoiAssumption'];
export type Playbook = components['schemas']['Playbook'];
export type PlaybookOpportunityEntry = components['schemas']['PlaybookOpportunityEntry'];
export type PlaybookProcessEntry = components['schemas']['PlaybookProcessEntry'];
export type PlaybookTouchPointEntry = components['schemas']['PlaybookTouchPointEntry'];
export type PlaybookJourneyEntry = components['schemas']['PlaybookJourneyEntry'];
export type RoiAssumptionEntry = components['schemas']['RoiAssumptionEntry'];
export type PlaybookUpdate = components['schemas']['PlaybookUpdate'];
export type PlaybookDraft = components['schemas']['PlaybookDraft'];
export type NamedProcess = components['schemas']['NamedProcess'];
export type PlaybookPlan = components['schemas']['PlaybookPlan'];
export type PlaybookOutcome = components['schemas']['PlaybookOutcome'];
export type PlaybookApplication = components['schemas']['PlaybookApplication'];
export type PlaybookUndone = components['schemas']['PlaybookUndone'];
export type PlaybookInput = components['schemas']['PlaybookInput'];
export type ExportFigures = components['schemas']['ExportFigures'];
export type ShownCover = components['schemas']['ShownCover'];
export type ExportRecord = components['schemas']['ExportRecord'];
export type ExportCoverUpdate = components['schemas']['ExportCoverUpdate'];
export type ReadinessKind = components['schemas']['ReadinessKind'];
export type ReadinessItem = components['schemas']['ReadinessItem'];
export type Readiness = components['schemas']['Readiness'];
export type ExportSection = components['schemas']['ExportSection'];
export type ExportPreviewInput = components['schemas']['ExportPreviewInput'];
export type ExportPreview = components['schemas']['ExportPreview'];
export type ExportChanges = components['schemas']['ExportChanges'];
export type FitWeights = components['schemas']['FitWeights'];
export type ExportInput = components['schemas']['ExportInput'];
export type ExportResult = components['schemas']['ExportResult'];
export type ClientLink = components['schemas']['ClientLink'];
export type ClientLinkInput = components['schemas']['ClientLinkInput'];
export type ClientLinkCreated = components['schemas']['ClientLinkCreated'];
export type ClientLinkOutcome = components['schemas']['ClientLinkOutcome'];
export type ClientLinkOpening = components['schemas']['ClientLinkOpening'];
export type ClientPageInput = components['schemas']['ClientPageInput'];
export type ClientPageTone = components['schemas']['ClientPageTone'];
export type ClientPageBlock = components['schemas']['ClientPageBlock'];
export type ClientPage = components['schemas']['ClientPage'];
export type SectorValue = components['schemas']['SectorValue'];
export type RateSource = components['schemas']['RateSource'];
export type ProcessValue = components['schemas']['ProcessValue'];
export type ProcessValues = components['schemas']['ProcessValues'];
export type ProcessRollUp = components['schemas']['ProcessRollUp'];
export type ProcessRollUps = components['schemas']['ProcessRollUps'];
export type ProcessInputs = components['schemas']['ProcessInputs'];
export type BenchmarkParts = components['schemas']['BenchmarkParts'];
export type ProcessMoney = components['schemas']['ProcessMoney'];
export type Offering = components['schemas']['Offering'];
export type Vendor = components['schemas']['Vendor'];
export type OfferingEntry = components['schemas']['OfferingEntry'];
export type VendorInput = components['schemas']['VendorInput'];
export type MatchType = components['schemas']['MatchType'];
export type MatchedCapability = components['schemas']['MatchedCapability'];
export type FitShares = components['schemas']['FitShares'];
export type VendorFit = components['schemas']['VendorFit'];
export type ShortlistedVendor = components['schemas']['ShortlistedVendor'];
export type ShortlistEntry = components['schemas']['ShortlistEntry'];
export type Workspace = components['schemas']['Workspace'];
export type WorkspaceUpdate = components['schemas']['WorkspaceUpdate'];
export type TemplateKind = components['schemas']['TemplateKind'];
export type ImportedWorkspace = components['schemas']['ImportedWorkspace'];
export type JobFinished = components['schemas']['JobFinished'];
export type JobFinishedMessage = components['schemas']['JobFinishedMessage'];
export type OpportunityDecided = components['schemas']['OpportunityDecided'];
export type OpportunityDecidedMessage = components['schemas']['OpportunityDecidedMessage'];
export type WebhookTestMessage = components['schemas']['WebhookTestMessage'];
export type PersonalDataEraseBody = components['schemas']['PersonalDataEraseBody'];
export type SectorsImportArchiveBody = components['schemas']['SectorsImportArchiveBody'];
export type ErasureSectorBody = components['schemas']['ErasureSectorBody'];
export type ProcessesRemoveAnswer = components['schemas']['ProcessesRemoveAnswer'];
export type ProcessesRemoveManyBody = components['schemas']['ProcessesRemoveManyBody'];
export type ProcessesRemoveManyAnswer = components['schemas']['ProcessesRemoveManyAnswer'];
export type ProcessesMoveBody = components['schemas']['ProcessesMoveBody'];
export type ProcessesMoveAnswer = components['schemas']['ProcessesMoveAnswer'];
export type ProcessesDuplicateBody = components['schemas']['ProcessesDuplicateBody'];
export type ProcessesDuplicateAnswer = components['schemas']['ProcessesDuplicateAnswer'];
export type ProcessesRestoreAnswer = components['schemas']['ProcessesRestoreAnswer'];
export type ProcessesAnalyzeBody = components['schemas']['ProcessesAnalyzeBody'];
export type ProcessesAnalyzeAnswer = components['schemas']['ProcessesAnalyzeAnswer'];
export type OpportunitiesUpdateBody = components['schemas']['OpportunitiesUpdateBody'];
export type OpportunitiesDecideBody = components['schemas']['OpportunitiesDecideBody'];
export type OpportunitiesDecideAnswer = components['schemas']['OpportunitiesDecideAnswer'];
export type OpportunitiesAssignAnswer = components['schemas']['OpportunitiesAssignAnswer'];
export type SuitabilityOverruleBody = components['schemas']['SuitabilityOverruleBody'];
export type ImportsPreviewBody = components['schemas']['ImportsPreviewBody'];
export type RoiSaveInputsAnswer = components['schemas']['RoiSaveInputsAnswer'];
export type InsightsUploadBody = components['schemas']['InsightsUploadBody'];
export type EvidenceDecideBody = components['schemas']['EvidenceDecideBody'];
export type EvidenceUndecideBody = components['schemas']['EvidenceUndecideBody'];
export type VendorsUpdateBody = components['schemas']['VendorsUpdateBody'];
export type VendorsCompareBody = components['schemas']['VendorsCompareBody'];
export type WorkspaceSetLogoBody = components['schemas']['WorkspaceSetLogoBody'];
export type WorkspaceSetTemplateBody = components['schemas']['WorkspaceSetTemplateBody'];
export type WorkspaceImportArchiveBody = components['schemas']['WorkspaceImportArchiveBody'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessableContent = components['responses']['UnprocessableContent'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseBadGateway = components['responses']['BadGateway'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ParameterUserId = components['parameters']['userId'];
export type ParameterSessionId = components['parameters']['sessionId'];
export type ParameterInvitationId = components['parameters']['invitationId'];
export type ParameterTokenId = components['parameters']['tokenId'];
export type ParameterWebhookId = components['parameters']['webhookId'];
export type ParameterSectorId = components['parameters']['sectorId'];
export type ParameterViewId = components['parameters']['viewId'];
export type ParameterTeamId = components['parameters']['teamId'];
export type ParameterInsightId = components['parameters']['insightId'];
export type ParameterExportId = components['parameters']['exportId'];
export type ParameterEntryId = components['parameters']['entryId'];
export type ParameterCommentId = components['parameters']['commentId'];
export type ParameterProcessId = components['parameters']['processId'];
export type ParameterDeletionId = components['parameters']['deletionId'];
export type ParameterOpportunityId = components['parameters']['opportunityId'];
export type ParameterUseCaseId = components['parameters']['useCaseId'];
export type ParameterImportId = components['parameters']['importId'];
export type ParameterChangeId = components['parameters']['changeId'];
export type ParameterInitiativeId = components['parameters']['initiativeId'];
export type ParameterJourneyId = components['parameters']['journeyId'];
export type ParameterJobId = components['parameters']['jobId'];
export type ParameterScenarioId = components['parameters']['scenarioId'];
export type ParameterPlaybookId = components['parameters']['playbookId'];
export type ParameterApplicationId = components['parameters']['applicationId'];
export type ParameterFormat = components['parameters']['format'];
export type ParameterLinkId = components['parameters']['linkId'];
export type ParameterVendorId = components['parameters']['vendorId'];
export type ParameterKind = components['parameters']['kind'];
export type $defs = Record<string, never>;
export interface operations {
    "auth-signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-completeSignIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStep"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-beginSetup": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-confirmSetup": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorConfirmation"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-removeSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRemoval"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-resetSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-createResetLink": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth-resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account-updateProfile": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account-changePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account-sessions": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account-endOtherSessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account-endSession": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users-setRole": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users-endSessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "storage-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "storage-setRetention": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Retention"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "storage-cleanUp": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "personalData-erase": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalDataEraseBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invitations-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invitations-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invitations-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                invitationId: components["parameters"]["invitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "tokens-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "tokens-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "tokens-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                tokenId: components["parameters"]["tokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                webhookId: components["parameters"]["webhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                webhookId: components["parameters"]["webhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks-test": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: components["parameters"]["webhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks-deliveries": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                webhookId: components["parameters"]["webhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "savedViews-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "savedViews-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "savedViews-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                viewId: components["parameters"]["viewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectorInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sector"];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectorUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-overview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-createSample": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorSummary"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorArchive"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectors-importArchive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SectorsImportArchiveBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedSector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectorAccess-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorAccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectorAccess-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectorAccessUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sectorAccess-restricted": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictedSector"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "teams-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "teams-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "teams-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "teams-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "erasure-sector": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureSectorBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "erasure-insight": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "erasure-export": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                exportId: components["parameters"]["exportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "activity-list": {
        parameters: {
            query?: {
                kind?: components["schemas"]["ActivityKind"];
                userId?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "audit-list": {
        parameters: {
            query?: {
                kind?: components["schemas"]["AuditKind"];
                userId?: string;
                sectorId?: string;
                from?: string;
                to?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "audit-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: components["parameters"]["entryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "backups-last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments-list": {
        parameters: {
            query: {
                subject: components["schemas"]["CommentSubject"];
                subjectId: string;
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments-counts": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments-people": {
        parameters: {
            query?: {
                sectorId?: string;
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mentionable"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                commentId: components["parameters"]["commentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                commentId: components["parameters"]["commentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentText"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                commentId: components["parameters"]["commentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "inbox-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "inbox-markRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxRead"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "inbox-markUnread": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxRead"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "inbox-markAllRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-tree": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessNode"][];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessInput"][];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Process"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                processId: components["parameters"]["processId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Process"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                processId: components["parameters"]["processId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessesRemoveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-removeMany": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessesRemoveManyBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessesRemoveManyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-move": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessesMoveBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessesMoveAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-duplicate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessesDuplicateBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessesDuplicateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                deletionId: components["parameters"]["deletionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessesRestoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-deletions": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-research": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchProposal"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "processes-analyze": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessesAnalyzeBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessesAnalyzeAnswer"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "opportunities-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorOpportunity"][];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "opportunities-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                processId: components["parameters"]["processId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunityInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opportunity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "opportunities-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                opportunityId: components["parameters"]["opportunityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunitiesUpdateBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opportunity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "opportunities-decide": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunitiesDecideBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunitiesDecideAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "opportunities-assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunityAssignment"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunitiesAssignAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "status-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "status-testAnalyst": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalystTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "suitability-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                processId: components["parameters"]["processId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessSuitability"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "suitability-overrule": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                processId: components["parameters"]["processId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuitabilityOverruleBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessSuitability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "suitability-landscape": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeProcess"][];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "useCases-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                useCaseId: components["parameters"]["useCaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UseCaseDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "useCases-generalIdeas": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                processId: components["parameters"]["processId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneralIdea"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-preview": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportsPreviewBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                importId: components["parameters"]["importId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCompletion"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                importId: components["parameters"]["importId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndone"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-updateSettings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanSettingsUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                changeId: components["parameters"]["changeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiativeInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                initiativeId: components["parameters"]["initiativeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Initiative"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                initiativeId: components["parameters"]["initiativeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiativeUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                initiativeId: components["parameters"]["initiativeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-propose": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-merge": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiativeMerge"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-split": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                initiativeId: components["parameters"]["initiativeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiativeSplit"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-setBaseline": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                initiativeId: components["parameters"]["initiativeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "initiatives-reorder": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiativeOrder"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "actuals-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                initiativeId: components["parameters"]["initiativeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Actuals"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "actuals-save": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                initiativeId: components["parameters"]["initiativeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActualsSave"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Actuals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "actuals-import": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                initiativeId: components["parameters"]["initiativeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActualsImport"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActualsImported"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "journeys-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "journeys-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneyInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "journeys-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                journeyId: components["parameters"]["journeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "journeys-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                journeyId: components["parameters"]["journeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneyUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "journeys-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                journeyId: components["parameters"]["journeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "journeys-suggest": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneySuggestions"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "jobs-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: components["parameters"]["jobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "jobs-cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                jobId: components["parameters"]["jobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "jobs-result": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: components["parameters"]["jobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roi-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roi"];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roi-saveInputs": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoiInputChange"][];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoiSaveInputsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roi-calculate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoiCalculation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roi-updateAssumptions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoiAssumptionsUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorAssumptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roi-outlook": {
        parameters: {
            query?: {
                scenarioId?: components["schemas"]["ScenarioId"];
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancialOutlook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "benchmarks-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoiBenchmarks"];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "benchmarks-rates": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UseCaseRates"];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "benchmarks-adoptRates": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdoptedRates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scenarios-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scenarios-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScenarioInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scenarios-compare": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioOutcome"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scenarios-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                scenarioId: components["parameters"]["scenarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scenarios-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                scenarioId: components["parameters"]["scenarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScenarioUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "insights-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insight"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "insights-upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InsightsUploadBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insight"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "insights-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insight"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "insights-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "insights-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "insights-summarize": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insight"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "insights-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insight"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "evidence-list": {
        parameters: {
            query?: {
                processId?: string;
                insightId?: string;
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "evidence-ofInsight": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightEvidence"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "evidence-decide": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceDecideBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightEvidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "evidence-undecide": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceUndecideBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightEvidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playbook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                playbookId: components["parameters"]["playbookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playbook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                playbookId: components["parameters"]["playbookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaybookUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playbook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                playbookId: components["parameters"]["playbookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-generate": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybookDraft"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                playbookId: components["parameters"]["playbookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybookPlan"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-applyToSector": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                playbookId: components["parameters"]["playbookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybookOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-applications": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybookApplication"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                applicationId: components["parameters"]["applicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybookUndone"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaybookInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playbook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "playbooks-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                playbookId: components["parameters"]["playbookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playbook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exports-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exports-cover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportCover"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exports-saveCover": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportCoverUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportCover"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exports-readiness": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exports-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportPreviewInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exports-changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                exportId: components["parameters"]["exportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportChanges"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exports-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                format: components["parameters"]["format"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportResult"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "clientLinks-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientLink"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "clientLinks-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientLinkInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientLinkCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "clientLinks-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "clientLinks-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "clientLinks-openings": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientLinkOpening"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "clientLinks-open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientPageInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "values-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessValues"];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "values-rollUps": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessRollUps"];
                };
            };
            /** @description As it was: the `ETag` of the answer is the one in `If-None-Match` */
            304: {
                headers: {
                    /** @description Changes with whatever is in the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "values-getOne": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
                processId: components["parameters"]["processId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessMoney"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-list": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorInput"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendorId: components["parameters"]["vendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                vendorId: components["parameters"]["vendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorsUpdateBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                vendorId: components["parameters"]["vendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                vendorId: components["parameters"]["vendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description `respond-async`: do not wait, answer 202 with the job at once. */
                Prefer?: string;
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                vendorId: components["parameters"]["vendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            /** @description Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result. */
            202: {
                headers: {
                    /** @description Where to read the job */
                    Location?: string;
                    /** @description What was done as preferred, where something was */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorsCompareBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorFit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-shortlist": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path: {
                sectorId: components["parameters"]["sectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortlistedVendor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-shortlists": {
        parameters: {
            query?: {
                /** @description How many at most; with neither limit nor cursor the whole list is answered. 100 with a cursor alone. */
                limit?: number;
                /** @description What comes after a page: it stands in the address that the header Link of that page names. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortlistedVendor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-keep": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                vendorId: components["parameters"]["vendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShortlistEntry"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortlistedVendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vendors-drop": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                vendorId: components["parameters"]["vendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceUpdate"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-setLogo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WorkspaceSetLogoBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-removeLogo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-setTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WorkspaceSetTemplateBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-removeTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
            };
            path: {
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceArchive"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workspace-importArchive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there. */
                "If-Match"?: string;
                /** @description A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WorkspaceImportArchiveBody"];
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedWorkspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    login: {
        parameters: {
            query?: {
                token?: string;
                /** @description With single sign-on: the page to come back to. */
                next?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To /login, to the identity provider, or to /?error=… */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To / */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "health-ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "health-live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["InternalServerError"];
        };
    };
    "insights-file": {
        parameters: {
            query?: never;
            header?: {
                /** @description One range of bytes, as in `bytes=0-1023`, `bytes=1024-` or `bytes=-500`. */
                Range?: string;
                /** @description The `ETag` of an earlier answer: all of the file is answered where it is another one by now. */
                "If-Range"?: string;
                /** @description The `ETag` of an earlier answer: where the file is still that one, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                sectorId: components["parameters"]["sectorId"];
                insightId: components["parameters"]["insightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description bytes */
                    "Accept-Ranges"?: string;
                    /** @description The checksum of the file, for If-Range and If-None-Match. */
                    ETag?: string;
                    /** @description The SHA-256 of the whole file (RFC 9530). */
                    "Repr-Digest"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part that the header Range asks for, as in `bytes=0-1023` */
            206: {
                headers: {
                    /** @description bytes */
                    "Accept-Ranges"?: string;
                    /** @description The checksum of the file, for If-Range and If-None-Match. */
                    ETag?: string;
                    /** @description The SHA-256 of the whole file (RFC 9530). */
                    "Repr-Digest"?: string;
                    /** @description As in `bytes 0-1023/20480`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The file is still the one that If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The range lies outside of the file */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "audit-csv": {
        parameters: {
            query?: {
                kind?: string;
                userId?: string;
                sectorId?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users-archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exports-file": {
        parameters: {
            query?: never;
            header?: {
                /** @description One range of bytes, as in `bytes=0-1023`, `bytes=1024-` or `bytes=-500`. */
                Range?: string;
                /** @description The `ETag` of an earlier answer: all of the file is answered where it is another one by now. */
                "If-Range"?: string;
                /** @description The `ETag` of an earlier answer: where the file is still that one, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                exportId: components["parameters"]["exportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description bytes */
                    "Accept-Ranges"?: string;
                    /** @description The checksum of the file, for If-Range and If-None-Match. */
                    ETag?: string;
                    /** @description The SHA-256 of the whole file (RFC 9530). */
                    "Repr-Digest"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                };
            };
            /** @description The part that the header Range asks for, as in `bytes=0-1023` */
            206: {
                headers: {
                    /** @description bytes */
                    "Accept-Ranges"?: string;
                    /** @description The checksum of the file, for If-Range and If-None-Match. */
                    ETag?: string;
                    /** @description The SHA-256 of the whole file (RFC 9530). */
                    "Repr-Digest"?: string;
                    /** @description As in `bytes 0-1023/20480`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The file is still the one that If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The range lies outside of the file */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "messages-jobFinished": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the message, the same at each try. */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in Base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobFinishedMessage"];
            };
        };
        responses: {
            /** @description It was taken. Anything else, or nothing within 10 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "messages-opportunityDecided": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the message, the same at each try. */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in Base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunityDecidedMessage"];
            };
        };
        responses: {
            /** @description It was taken. Anything else, or nothing within 10 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "messages-webhookTest": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the message, the same at each try. */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in Base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestMessage"];
            };
        };
        responses: {
            /** @description It was taken. Anything else, or nothing within 10 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
